import { type OperationId, operations } from '../contract/generated/operations.ts';
import { documentedErrors, type ScenarioSettings } from './scenarios.ts';

const SLOW_MS = 3000;
const STATUS = /^[1-5]\d\d$/;

export const PERSONAS = ['visitor', 'customer', 'super-admin'] as const;
/** The current user. */
export type Persona = (typeof PERSONAS)[number];

export type ReadScenario = { settings: ScenarioSettings; person: Persona | undefined; problems: string[] };

const isOperation = (word: string): word is OperationId => Object.hasOwn(operations, word);
const isPerson = (word: string): word is Persona => (PERSONAS as readonly string[]).includes(word);

/** Words without a value. */
const SWITCHES = { offline: 'offline', empty: 'empty', 'long-words': 'longWords' } as const;
const isSwitch = (word: string): word is keyof typeof SWITCHES => Object.hasOwn(SWITCHES, word);

/**
 * `addFunds:503` refuses as documented, `addFunds:503:silent` without a message, which shows the screen's own default.
 */
const readFailure = (operation: OperationId, status: string, manner: string | undefined) => {
  const message = manner === 'silent' ? undefined : documentedErrors(operation)[Number(status)]?.message;
  return { operation, status: Number(status), ...(message === undefined ? {} : { message }) };
};

/** Applies a word about one operation; false when the word is unknown. */
const switchOperation = (settings: ScenarioSettings, operation: OperationId, state: string, manner?: string) => {
  if (state === 'waiting' && manner === undefined) settings.waiting.push(operation);
  else if (STATUS.test(state)) settings.failures.push(readFailure(operation, state, manner));
  else return false;
  return true;
};

/**
 * Parses a scenario from a URL: comma-separated words, such as
 * `slow:1500,empty,listOrders:500,listProducts:waiting,customer`. Every unknown word becomes a problem; the rest
 * applies.
 */
export const parseScenario = (text: string): ReadScenario => {
  const settings: ScenarioSettings = {
    delay: 0,
    offline: false,
    empty: false,
    longWords: false,
    failures: [],
    waiting: [],
  };
  const read: ReadScenario = { settings, person: undefined, problems: [] };
  for (const entry of text.split(',')) {
    const [word = '', second = '', third] = entry.trim().split(':');
    if (word === '' || word === 'none') continue;
    if (isSwitch(word)) settings[SWITCHES[word]] = true;
    else if (word === 'slow' && /^\d{0,5}$/.test(second)) settings.delay = second === '' ? SLOW_MS : Number(second);
    else if (isPerson(word)) read.person = word;
    else if (!(isOperation(word) && switchOperation(settings, word, second, third)))
      read.problems.push(`'${entry.trim()}' is not a scenario`);
  }
  return read;
};

/** The inverse: a scenario as text, without the user. */
export const formatScenario = ({ delay, offline, empty, longWords, failures, waiting }: ScenarioSettings): string =>
  [
    ...(delay > 0 ? [`slow:${delay}`] : []),
    ...(offline ? ['offline'] : []),
    ...(empty ? ['empty'] : []),
    ...(longWords ? ['long-words'] : []),
    ...failures.map(({ operation, status, message }) => {
      const isSilent = message === undefined && documentedErrors(operation)[status] !== undefined;
      return `${operation}:${status}${isSilent ? ':silent' : ''}`;
    }),
    ...waiting.map((operation) => `${operation}:waiting`),
  ].join(',');
