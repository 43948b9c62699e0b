#!/usr/bin/env node
// npm run contract:limits: keeps the limits of every request in mocks/conformance/limits.json, after a change that is intended.
// The conformance suite sends requests at these limits and beyond them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { limitDifferences, readLimits } from '../packages/conformance/src/limits.ts';
import { root } from './exec.mjs';

const file = join(root, 'mocks/conformance/limits.json');
const before = JSON.parse(readFileSync(file, 'utf8'));
const after = readLimits(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')));
const lines = Object.entries(after).map(([id, fields]) => `${JSON.stringify(id)}: ${JSON.stringify(fields)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(limitDifferences(before, after).join('\n') || 'Nothing has changed.');
