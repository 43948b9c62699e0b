import { type OperationId, operations } from '../contract/generated/operations.ts';
import {
  formatScenario as formatWords,
  parseScenario as parseWords,
} from '../packages/mock-server/src/scenario-text.ts';
import { documentedMessage, type ScenarioSettings } from './scenarios.ts';

export const PERSONAS = ['visitor', 'customer', 'super-admin'] as const;
/** The current user. */
export type Persona = (typeof PERSONAS)[number];

export type ReadScenario = { settings: ScenarioSettings; person: Persona | undefined; problems: string[] };

const isPerson = (word: string): word is Persona => (PERSONAS as readonly string[]).includes(word);

/** Parses a scenario from a URL, such as `slow:1500,long-words,listOrders:500,customer`. */
export const parseScenario = (text: string): ReadScenario => {
  let longWords = false;
  let person: Persona | undefined;
  const own = (word: string): boolean => {
    if (word === 'long-words') longWords = true;
    else if (isPerson(word)) person = word;
    else return false;
    return true;
  };
  const { settings, problems } = parseWords<OperationId>(text, { operations, documentedMessage, own });
  return { settings: { ...settings, longWords }, person, problems };
};

/** The inverse: a scenario as text, without the user. */
export const formatScenario = (settings: ScenarioSettings): string =>
  formatWords(settings, { documentedMessage }, settings.longWords ? ['long-words'] : []);
