import type { Limits } from './limits.ts';

/** A value at or beyond a limit; `ABSENT` leaves the field out. */
export interface Probe {
  field: string;
  /** The word that decides. */
  word: string;
  value: unknown;
  accepted: boolean;
}

export const ABSENT: unique symbol = Symbol('absent');

const typesOf = ({ type }: Limits) => [type ?? []].flat();

/** Larger bodies are refused for their size. */
const TEXT_MAX = 60_000;

const MALFORMED: Record<string, unknown> = {
  email: 'nadia.example.com',
  uuid: '7b1f3c52-3a55-4d0e-9b7a',
  date: '2026-02-30',
  'date-time': '2026-02-30T25:00:00Z',
  uri: 'no address',
  time: '25:00',
  money: 0.001,
};

const matches = (pattern: string | undefined, text: string) =>
  pattern === undefined || new RegExp(pattern, 'u').test(text);

/** A text of a length that the pattern accepts, made of a known one by repeating its last character. */
const textOf = (length: number, { pattern, format, enum: offered }: Limits, known: unknown): string | undefined => {
  if (format !== undefined || offered || length > TEXT_MAX) return undefined;
  const base = typeof known === 'string' && known !== '' ? known : 'x';
  const made = [
    base.slice(0, length).padEnd(length, base.at(-1)),
    'x'.repeat(length),
    '1'.repeat(length),
    'A'.repeat(length),
  ];
  return made.find((text) => text.trim() === text && matches(pattern, text));
};

const NO_MATCH = ['~ ~', '§', '!', 'x', '-1', 'é é', '\u{1f600}'];

function* texts(limits: Limits, known: unknown): Generator<Omit<Probe, 'field'>> {
  const { minLength, maxLength, pattern, format, enum: offered } = limits;
  const atMax = maxLength === undefined ? undefined : textOf(maxLength, limits, known);
  const tooLong = maxLength === undefined ? undefined : textOf(maxLength + 1, limits, known);
  if (atMax !== undefined) yield { word: 'maxLength', value: atMax, accepted: true };
  if (tooLong !== undefined) yield { word: 'maxLength', value: tooLong, accepted: false };
  if (minLength !== undefined && minLength > 0) {
    const atMin = textOf(minLength, limits, known);
    const tooShort = minLength === 1 ? '' : textOf(minLength - 1, limits, known);
    if (atMin !== undefined) yield { word: 'minLength', value: atMin, accepted: true };
    if (tooShort !== undefined) yield { word: 'minLength', value: tooShort, accepted: false };
  }
  if (minLength === undefined && pattern === undefined && format === undefined && !offered)
    yield { word: 'minLength', value: '', accepted: true };
  if (pattern !== undefined && !offered) {
    const wrong = NO_MATCH.find((text) => !matches(pattern, text) && text.length >= (minLength ?? 0));
    if (wrong !== undefined) yield { word: 'pattern', value: wrong, accepted: false };
  }
  if (format !== undefined && MALFORMED[format] !== undefined && !offered)
    yield { word: 'format', value: MALFORMED[format], accepted: false };
}

function* numbers(limits: Limits): Generator<Omit<Probe, 'field'>> {
  const { minimum, maximum, format, enum: offered } = limits;
  if (offered) return;
  const step = typesOf(limits).includes('integer') ? 1 : 0.01;
  const beyond = (value: number) => Math.round(value * 100) / 100;
  if (minimum !== undefined) {
    yield { word: 'minimum', value: minimum, accepted: true };
    yield { word: 'minimum', value: beyond(minimum - step), accepted: false };
  }
  if (maximum !== undefined) {
    yield { word: 'maximum', value: maximum, accepted: true };
    yield { word: 'maximum', value: beyond(maximum + step), accepted: false };
  }
  if (step === 1) yield { word: 'type', value: (minimum ?? 0) + 0.5, accepted: false };
  if (format === 'money') yield { word: 'format', value: (minimum ?? 0) + 0.001, accepted: false };
}

/** Texts that differ, for arrays that have no equal ones. */
const several = (count: number, one: unknown, unique: boolean): unknown[] =>
  Array.from({ length: count }, (_, at) => (unique && typeof one === 'string' ? `${at}${one}` : structuredClone(one)));

function* arrays({ minItems, maxItems, uniqueItems = false }: Limits, known: unknown): Generator<Omit<Probe, 'field'>> {
  const [one] = Array.isArray(known) ? (known as unknown[]) : [];
  if (minItems !== undefined && minItems > 0) yield { word: 'minItems', value: [], accepted: false };
  else yield { word: 'minItems', value: [], accepted: true };
  if (one === undefined) return;
  if (maxItems !== undefined && maxItems * JSON.stringify(one).length < TEXT_MAX) {
    yield { word: 'maxItems', value: several(maxItems + 1, one, uniqueItems), accepted: false };
    if (!uniqueItems) yield { word: 'maxItems', value: several(maxItems, one, false), accepted: true };
  }
  if (uniqueItems) yield { word: 'uniqueItems', value: several(2, one, false), accepted: false };
}

/** Another type than that of the field, and null. */
function* types(limits: Limits, isWhole: boolean): Generator<Omit<Probe, 'field'>> {
  const own = typesOf(limits);
  if (own.length === 0) return;
  if (!isWhole) yield { word: 'type', value: null, accepted: own.includes('null') };
  yield { word: 'type', value: isWhole ? [] : own.includes('string') ? 1 : 'text', accepted: false };
}

function* choices({ enum: offered = [], const: only, ...limits }: Limits): Generator<Omit<Probe, 'field'>> {
  for (const value of offered) if (value !== null) yield { word: 'enum', value, accepted: true };
  if (offered.length > 0 && typesOf(limits).includes('string'))
    yield { word: 'enum', value: 'not-offered', accepted: false };
  if (only !== undefined) yield { word: 'const', value: only, accepted: true };
}

function* objects({ additionalProperties }: Limits, known: unknown): Generator<Omit<Probe, 'field'>> {
  if (additionalProperties === false && typeof known === 'object' && known !== null)
    yield { word: 'additionalProperties', value: { ...known, surprise: 1 }, accepted: false };
}

function* words(field: string, limits: Limits, known: unknown): Generator<Omit<Probe, 'field'>> {
  const isWhole = field === '';
  const isItem = /(?:^|\.)\d+$/.test(field);
  if (!(isWhole || isItem)) yield { word: 'required', value: ABSENT, accepted: !limits.required };
  if (limits.choices !== undefined) return;
  const own = typesOf(limits);
  yield* types(limits, isWhole);
  yield* choices(limits);
  if (own.includes('string')) yield* texts(limits, known);
  if (own.includes('integer') || own.includes('number')) yield* numbers(limits);
  if (own.includes('array')) yield* arrays(limits, known);
  if (own.includes('object')) yield* objects(limits, known);
}

/**
 * Values at the limits of a field and beyond them.
 * @param known a value that the contract accepts, from which longer and shorter ones are made
 */
export const probesOf = (field: string, limits: Limits, known: unknown): Probe[] =>
  [...words(field, limits, known)].map((probe) => ({ field, ...probe }));

/** The value of a field such as `lines.0.amount`. */
export const valueAt = (body: unknown, field: string): unknown =>
  field === ''
    ? body
    : field
        .split('.')
        .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), body);

/** A copy of a body with one field set, or left out; undefined when its object is not in the body. */
export const withField = (body: unknown, field: string, value: unknown): unknown => {
  if (field === '') return value;
  const copy = structuredClone(body);
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  const at = valueAt(copy, steps.join('.'));
  if (typeof at !== 'object' || at === null) return undefined;
  if (value === ABSENT) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return copy;
};

const overlaps = (one: string, other: string) =>
  one === '' || other === '' || `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** A server names only so many fields of a refused request. */
const TOGETHER_MAX = 8;
const SIZE_MAX = 90_000;

/** Probes that one request can carry: none inside of another, all accepted or all refused, and not too large. */
export const packProbes = (probes: Iterable<Probe>): Probe[][] => {
  const packs: { probes: Probe[]; size: number }[] = [];
  for (const probe of probes) {
    const size = typeof probe.value === 'symbol' ? 0 : (JSON.stringify(probe.value)?.length ?? 0) * 2;
    const fit = packs.find(
      (pack) =>
        pack.probes[0]?.accepted === probe.accepted &&
        pack.probes.length < TOGETHER_MAX &&
        pack.size + size < SIZE_MAX &&
        !pack.probes.some((one) => overlaps(one.field, probe.field)),
    );
    if (fit) {
      fit.probes.push(probe);
      fit.size += size;
    } else packs.push({ probes: [probe], size });
  }
  return packs.map((pack) => pack.probes);
};
