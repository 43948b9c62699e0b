import { expect, test } from 'vitest';
import { findLayerProblems } from './layers.ts';
import { readSources, toModules } from './sources.ts';

const at = (name: string, text: string) =>
  findLayerProblems(toModules(new Map([[`backend/src/features/x/${name}`, text]])));

test('every file of a feature names its layer and imports only what the layer may', () => {
  expect(findLayerProblems(toModules(readSources('backend/src/features')))).toEqual([]);
});

test('a file without a layer is reported', () => {
  expect(at('to-x.ts', '')).toHaveLength(1);
  expect(at('x.helper.ts', '')).toHaveLength(1);
});

test.each([
  ['x.handlers.ts', "import type { Request } from 'express';"],
  ['x.handlers.ts', "import { inTransaction } from '../../db/retry.ts';"],
  ['x.handlers.ts', "import { findShopZone } from '../../db/business-time-zone.ts';"],
  ['x.service.ts', "import { createXHandlers } from './x.handlers.ts';"],
  ['x.repository.ts', "import { notFound } from '../../http/errors.ts';"],
  ['x.repository.ts', "import { add } from '../y/y.service.ts';"],
  ['x.adapter.ts', "import type { Kysely } from 'kysely';"],
  ['x.mapper.ts', "import { sql } from 'kysely';"],
  ['x.mapper.ts', "import { findX } from './x.repository.ts';"],
  ['x.rules.ts', "import { limits } from '../../http/protection/limits.ts';"],
  ['x.rules.ts', "import { addX } from './x.service.ts';"],
  ['x.rules.ts', "import { randomUUID } from 'node:crypto';"],
  ['x.rules.ts', "const load = () => import('../../db/database.ts');"],
])('%s: %s is reported', (name, text) => {
  expect(at(name, text)).toHaveLength(1);
});

test.each([
  ['x.handlers.ts', "import { findX } from './x.repository.ts';"],
  ['x.service.ts', "import { inTransaction } from '../../db/retry.ts';"],
  ['x.mapper.ts', "import type { XRow } from './x.repository.ts';"],
  ['x.rules.ts', "import { invalid } from '../../http/errors.ts';"],
])('%s: %s is allowed', (name, text) => {
  expect(at(name, text)).toEqual([]);
});
