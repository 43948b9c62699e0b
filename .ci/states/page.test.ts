import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listStates } from '../../contract/states/state-table.ts';
import { TABLES } from './page.mjs';

const { schemas } = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')).components;

test.each(TABLES)('$subject has the states of the contract', (table) => {
  expect([...listStates<string>(table)].sort()).toEqual([...schemas[table.schema].enum].sort());
});
