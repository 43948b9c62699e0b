import fc from 'fast-check';
import { resolve, type Schema } from './operations.ts';

/** Marks a number in a body that JSON can represent and JavaScript cannot. */
const INFINITE = '@infinite@';

/** Unexpected values that users and programs send. */
const HOSTILE: unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '９',
  '1',
  '=1+1',
  '＝1+1',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '0001-01-01',
  '😀'.repeat(300),
  -1,
  0,
  0.005,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MIN_VALUE,
  INFINITE,
  `-${INFINITE}`,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  'x'.repeat(6_000),
  'e\u0301'.repeat(60),
  'constructor',
  '__proto__',
];

const HOSTILE_TEXTS = [
  '',
  '%20',
  '%00',
  '1e309',
  '-1',
  '0',
  'NaN',
  'null',
  'true',
  '٣',
  '1.5',
  '99999999999999999999',
  '%ED%A0%80',
  '%E0%A4%A',
  '%25',
  '_',
  '%27%20or%201%3D1--',
  '%3Cscript%3E',
  '..%2f..%2fetc',
  'x'.repeat(2_000),
  '%F0%9F%98%80',
  '2026-02-30',
  '[]',
  '{}',
];

const matching = (pattern: string): fc.Arbitrary<string> | undefined => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined; // a format that the library cannot generate values for
  }
};

function texts(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.nat(9_999).map((n) => `person-${n}@example.com`);
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => date.toISOString());
  if (format === 'uri') return fc.nat(99).map((n) => `https://example.com/${n}`);
  const formed = pattern === undefined ? undefined : matching(pattern);
  if (formed) return formed.filter((text) => text.length <= maxLength);
  const max = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    fc.string({ minLength, maxLength: max }),
    fc.string({ minLength, maxLength: max, unit: 'grapheme' }).filter((text) => text.length <= maxLength),
  );
}

function numbers({ format, type, minimum = 0, maximum = 100_000 }: Schema): fc.Arbitrary<unknown> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), 2 ** 31 - 1) });
  if ([type].flat().includes('integer')) return fc.oneof(fc.constant(Math.max(1, Math.ceil(minimum))), whole);
  return format === 'money' ? fc.tuple(whole, fc.nat(99)).map(([dollars, cents]) => dollars + cents / 100) : whole;
}

function objects({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field, depth + 1)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

/** Values that the schema accepts, approximately. */
export function valuesOf(given: Schema, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, depth)));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map((one) => valuesOf(one, depth))).map((parts) => Object.assign({}, ...parts));
  }
  const known = schema.examples ?? (schema.example === undefined ? [] : [schema.example]);
  const kinds = [schema.type ?? 'object'].flat().map((type): fc.Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'string') return texts(schema);
    if (type === 'integer' || type === 'number') return numbers(schema);
    if (type === 'object') return objects(schema, depth);
    const maxLength = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
    return fc.array(valuesOf(schema.items ?? {}, depth + 1), { minLength: schema.minItems ?? 0, maxLength });
  });
  return fc.oneof(...kinds, ...(known.length > 0 ? [fc.constantFrom(...known)] : []));
}

type Container = Record<string, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Every position within a value: its container and its key. */
function places(value: unknown): [Container, string][] {
  if (!isContainer(value)) return [];
  return Object.keys(value).flatMap((key) => [[value, key] as [Container, string], ...places(value[key])]);
}

/** A body as text, valid or corrupted in one place. */
export function bodiesOf(schema: Schema): fc.Arbitrary<string> {
  const spoil = fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'whole'), fc.constantFrom(...HOSTILE));
  const toText = (value: unknown) =>
    (JSON.stringify(value) ?? 'null').replaceAll(/"(-?)@infinite@"/g, '$11e309').replace('"add"', '"__proto__"');
  return fc.tuple(valuesOf(schema), fc.option(spoil), fc.nat(40)).map(([value, change, cut]) => {
    if (!change) return toText(value);
    const [at, kind, hostile] = change;
    if (kind === 'whole') return cut === 0 ? toText(value).slice(0, -1) : toText(hostile);
    const copy: unknown = structuredClone(value);
    const all = places(copy);
    const [container, key] = all[at % Math.max(1, all.length)] ?? [isContainer(copy) ? copy : {}, 'add'];
    if (kind === 'remove') Reflect.deleteProperty(container, key);
    else container[kind === 'add' ? 'add' : key] = hostile;
    return toText(copy);
  });
}

/** The text of a parameter as it appears in the URL. */
export function parametersOf(schema: Schema, known: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const right = valuesOf(schema).map((value) => encodeURIComponent(String(value).toWellFormed()));
  return fc.oneof(
    { weight: 5, arbitrary: known },
    { weight: 2, arbitrary: right },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...HOSTILE_TEXTS),
    },
  );
}
