import { emptySettings, type ScenarioSettings } from './scenarios.ts';

const SLOW_MS = 3000;
const STATUS = /^[1-5]\d\d$/;

interface TextOptions<Id extends string> {
  operations: Readonly<Record<Id, unknown>>;
  /** The sentence of a documented refusal, see `Scenarios`. */
  documentedMessage: (operation: Id, status: number) => string | undefined;
  /** Applies a word of your own; false when it is unknown. */
  own?: (word: string) => boolean;
}

/** Applies a word about one operation; false when the word is unknown. */
const switchOperation = <Id extends string>(
  settings: ScenarioSettings<Id>,
  [operation, state = '', manner]: [operation: Id, state?: string, manner?: string],
  { documentedMessage }: TextOptions<Id>,
): boolean => {
  if (state === 'waiting' && manner === undefined) settings.waiting.push(operation);
  else if (STATUS.test(state)) {
    const message = manner === 'silent' ? undefined : documentedMessage(operation, Number(state));
    settings.failures.push({ operation, status: Number(state), ...(message === undefined ? {} : { message }) });
  } else return false;
  return true;
};

/**
 * Parses a scenario from a URL: comma-separated words, such as `slow:1500,empty,listOrders:500,listProducts:waiting`.
 * `addFunds:503` refuses as documented, `addFunds:503:silent` without a message. Every unknown word becomes a problem; the
 * rest applies.
 */
export const parseScenario = <Id extends string>(
  text: string,
  options: TextOptions<Id>,
): { settings: ScenarioSettings<Id>; problems: string[] } => {
  const settings = emptySettings<Id>();
  const problems: string[] = [];
  const isOperation = (word: string): word is Id => Object.hasOwn(options.operations, word);
  for (const entry of text.split(',')) {
    const [word = '', second = '', third] = entry.trim().split(':');
    if (word === '' || word === 'none') continue;
    if (word === 'offline' || word === 'empty') settings[word] = true;
    else if (word === 'slow' && /^\d{0,5}$/.test(second)) settings.delay = second === '' ? SLOW_MS : Number(second);
    else if (isOperation(word) && switchOperation(settings, [word, second, third], options)) continue;
    else if (!options.own?.(entry.trim())) problems.push(`'${entry.trim()}' is not a scenario`);
  }
  return { settings, problems };
};

/** The inverse. @param own words of your own */
export const formatScenario = <Id extends string>(
  { delay, offline, empty, failures, waiting }: ScenarioSettings<Id>,
  { documentedMessage }: Pick<TextOptions<Id>, 'documentedMessage'>,
  own: readonly string[] = [],
): string =>
  [
    ...(delay > 0 ? [`slow:${delay}`] : []),
    ...(offline ? ['offline'] : []),
    ...(empty ? ['empty'] : []),
    ...own,
    ...failures.map(({ operation, status, message }) => {
      const isSilent = message === undefined && documentedMessage(operation, status) !== undefined;
      return `${operation}:${status}${isSilent ? ':silent' : ''}`;
    }),
    ...waiting.map((operation) => `${operation}:waiting`),
  ].join(',');
