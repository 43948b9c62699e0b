import fc from 'fast-check';
import { type Operation, resolve } from './operations.ts';
import { bodiesOf, parametersOf, valuesOf } from './values.ts';

export interface Planned {
  operation: Operation;
  /** Path and query, relative to the server's origin. */
  address: string;
  /** Whether the path matches the operation: an empty segment makes it a different one. */
  fits: boolean;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Ids seen in answers, by the tag of their operation. */
export class KnownIds {
  readonly #byTag = new Map<string, string[]>();

  learn(tag: string, body: unknown): void {
    const known = this.#byTag.get(tag) ?? [];
    this.#byTag.set(tag, known);
    const look = (value: unknown, depth: number) => {
      if (typeof value !== 'object' || value === null || depth > 5) return;
      if ('id' in value && known.length < 300) known.push(String(value.id));
      for (const part of Object.values(value)) look(part, depth + 1);
    };
    look(body, 0);
  }

  /** A seen id; the arbitrary reads it when the request is made. */
  of(tag: string): fc.Arbitrary<string> {
    return fc.tuple(fc.nat(), fc.uuid()).map(([at, other]) => {
      const known = this.#byTag.get(tag) ?? [];
      return encodeURIComponent(known[at % Math.max(1, known.length)] ?? other);
    });
  }
}

const HEADERS = ['a-key-that-is-right', 'x'.repeat(300), 'two words', '1', ''];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function forms(operation: Operation): fc.Arbitrary<FormData | undefined> {
  if (!operation.multipart) return fc.constant(undefined);
  const fields = Object.entries(resolve(operation.multipart).properties ?? {});
  const file = fc.constantFrom(PNG, Buffer.alloc(0), Buffer.from('<svg/>'), Buffer.alloc(2_000, 1));
  const name = fc.constantFrom('a.png', '../a.zip', 'ü.pdf', 'x'.repeat(300));
  return fc.tuple(file, name, fc.nat(5)).map(([bytes, called, kind]) => {
    const form = new FormData();
    for (const [field, { format }] of fields) {
      if (format === 'binary' && kind > 0) form.append(field, new Blob([bytes]), called);
      else if (kind > 1) form.append(field, 'text');
    }
    if (kind === 2) form.append('surprise', 'x');
    return form;
  });
}

/** A switch that closes the site to all users would end the test. */
const keepOpen = (text: string) =>
  text
    .replaceAll('"maintenanceMode":true', '"maintenanceMode":false')
    .replaceAll('"enableRegistration":false', '"enableRegistration":true');

/** Requests of one operation: mostly valid ones, sometimes corrupted in one place. */
export function requestsOf(operation: Operation, ids: KnownIds): fc.Arbitrary<Planned> {
  const place = (where: string) => operation.parameters.filter((parameter) => parameter.in === where);
  const values = (where: string) =>
    fc.record(
      Object.fromEntries(
        place(where).map(({ name, schema }) => [
          name,
          parametersOf(
            schema,
            where === 'path'
              ? ids.of(operation.tag)
              : valuesOf(schema).map((value) => encodeURIComponent(String(value).toWellFormed())),
          ),
        ]),
      ),
      { requiredKeys: where === 'path' ? place(where).map(({ name }) => name) : [] },
    );
  const parts = {
    path: values('path'),
    query: values('query'),
    unknown: fc.nat(30),
    header: fc.constantFrom(...HEADERS),
    key: fc.uuid(),
    body: operation.json ? fc.option(bodiesOf(operation.json), { freq: 15, nil: undefined }) : fc.constant(undefined),
    form: forms(operation),
  };
  return fc.record(parts).map(({ path, query, unknown, header, key, body, form }): Planned => {
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(path, name)));
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    if (unknown === 0) pairs.push('surprise=1');
    const keys = place('header').map(({ name }) => [name, unknown % 3 === 0 ? header : key] as const);
    return {
      operation,
      address: `/api${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
      fits: !/\/(?:\/|$)/.test(filled),
      headers: Object.fromEntries(keys.filter(([, value]) => value !== '')),
      body: form ?? (body === undefined ? undefined : keepOpen(body)),
    };
  });
}
