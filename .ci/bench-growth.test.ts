import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '../contract/generated/operations.ts';
import { EXCEPTIONS } from './stress/bench/growth/exceptions.mjs';

const folder = new URL('stress/bench/growth/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => /^(?:calls|writes)(?:-\w+)?\.mjs$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const hasCase = (operation: string) => sources.includes(`'${operation}'`);

it('measures how every operation scales with the size of the shop, or says why it cannot', () => {
  const names = Object.keys(operations);
  expect(names.filter((name) => !hasCase(name) && !(name in EXCEPTIONS))).toEqual([]);
  expect(names.filter((name) => hasCase(name) && name in EXCEPTIONS)).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.includes(name))).toEqual([]);
});
