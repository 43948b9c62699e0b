import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractFile } from '../../src/http/contract/openapi.ts';

type Node = Record<string, unknown>;

const contract = parse(readFileSync(contractFile, 'utf8')) as Node;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object in the contract with its path, as `components/schemas/Address/properties/street`. */
function* nodes(value: unknown, place: string[] = []): Generator<{ node: Node; place: string }> {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) yield { node: value, place: place.join('/') };
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* nodes(child, [...place, key]);
  }
}

/** Schemas that request bodies are validated against, with references resolved. */
function bodySchemas(): { node: Node; place: string }[] {
  const found = new Map<string, { node: Node; place: string }>();
  const follow = (value: unknown, place: string) => {
    for (const one of nodes(value, [place])) {
      const reference = one.node.$ref;
      if (typeof reference !== 'string') found.set(one.place, one);
      else if (!found.has(reference)) {
        const target = reference
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), contract);
        found.set(reference, { node: isNode(target) ? target : {}, place: reference });
        follow(target, reference);
      }
    }
  };
  for (const { node, place } of nodes(contract.paths)) if (isNode(node.requestBody)) follow(node.requestBody, place);
  return [...found.values()];
}

const isObject = ({ node }: { node: Node }) => node.type === 'object' || isNode(node.properties);
const places = (list: { place: string }[]) => list.map(({ place }) => place);

describe('the contract', () => {
  it('closes every object: no unknown fields can be sent or returned', () => {
    const open = [...nodes(contract.components, ['components'])].filter(
      (one) => isObject(one) && /\/schemas\//.test(one.place) && isNode(one.node.properties),
    );
    expect(open.length).toBeGreaterThan(50);
    expect(places(open.filter(({ node }) => node.additionalProperties !== false))).toEqual([]);
  });

  it('bounds every string, number and array that a caller may send', () => {
    const sent = bodySchemas().filter(({ node }) => typeof node.type === 'string' || Array.isArray(node.type));
    expect(sent.length).toBeGreaterThan(20);
    // Only compared with the id of the stored row, never stored.
    const isVersion = (place: string) => /\/(version|revision)$/.test(place);
    // Any amount above the balance is answered with 'Insufficient funds', as the specification says.
    const isWithdrawal = (place: string) => place.endsWith('/WithdrawalInput/properties/amount');
    const types = (node: Node) => [node.type].flat();
    const unbounded = sent.filter(({ node, place }) => {
      if (isVersion(place) || isWithdrawal(place) || node.enum || node.const !== undefined) return false;
      if (types(node).includes('string'))
        return node.maxLength === undefined && !['uuid', 'binary', 'date', 'date-time'].includes(String(node.format));
      if (types(node).includes('number') || types(node).includes('integer')) return node.maximum === undefined;
      return types(node).includes('array') && node.maxItems === undefined;
    });
    expect(places(unbounded)).toEqual([]);
  });

  it('accepts every character in search texts: a space arrives as a plus sign', () => {
    const typed = [...nodes(contract)].filter(({ node: { in: where, schema } }) => {
      if (where !== 'query' || !isNode(schema)) return false;
      return schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format;
    });
    expect(typed.length).toBeGreaterThan(10);
    expect(
      typed.filter(({ node }) => node.allowReserved !== true).map(({ node, place }) => `${place} ${node.name}`),
    ).toEqual([]);
  });

  it('gives no schema an id of its own: the validator compiler does not resolve any', () => {
    expect(places([...nodes(contract)].filter(({ node }) => '$id' in node || '$anchor' in node))).toEqual([]);
  });

  it('never uses multipleOf: 19.99 is not a multiple of 0.01 in floating point', () => {
    expect(places([...nodes(contract)].filter(({ node }) => 'multipleOf' in node))).toEqual([]);
  });
});
