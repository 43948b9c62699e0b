#!/usr/bin/env node
// npm run contract:idempotency: writes `x-idempotent: stored` into POST operations that do not say what repeating them
// does, and parameter and 409 into those that store their answers. Line by line, so that comments and style stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../exec.mjs';

const PARAMETER = '        - { $ref: "#/components/parameters/IdempotencyKey" }';
const CONFLICT = '        "409": { $ref: "#/components/responses/KeyConflict" }';

const isBelow = (line: string, spaces: number) => line.trim() === '' || line.startsWith(' '.repeat(spaces));

/** Lines of one operation, without its method. */
const fillOperation = (lines: string[]): string[] => {
  const filled = [...lines];
  const find = (start: string) => filled.findIndex((line) => line.startsWith(start));
  if (find('      x-idempotent:') < 0) {
    const after = Math.max(find('      operationId:'), find('      x-fresh-proof:'), find('      x-rate-limit:'));
    filled.splice(after + 1, 0, '      x-idempotent: stored');
  }
  if (find('      x-idempotent: stored') < 0) return filled;
  if (!filled.includes(PARAMETER)) {
    const parameters = find('      parameters:');
    if (parameters >= 0) filled.splice(parameters + 1, 0, PARAMETER);
    else {
      const body = find('      requestBody:');
      filled.splice(body >= 0 ? body : find('      responses:'), 0, '      parameters:', PARAMETER);
    }
  }
  if (find('        "409":') < 0) {
    const responses = find('      responses:');
    const statuses = filled.flatMap((line, index) => {
      const status = index > responses ? /^ {8}"(\d{3})":/.exec(line)?.[1] : undefined;
      return status ? [{ status: Number(status), index }] : [];
    });
    const next = statuses.find(({ status }) => status > 409)?.index ?? filled.length;
    filled.splice(next, 0, CONFLICT);
  }
  return filled;
};

/** The contract with what its POST operations lack. */
export const fillContract = (text: string): string => {
  const lines = text.split('\n');
  const result: string[] = [];
  const [start, end] = ['paths:', 'components:'].map((name) => lines.findIndex((line) => line.startsWith(name))) as [
    number,
    number,
  ];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    result.push(line);
    if (line !== '    post:' || at > end || at < start) continue;
    let last = at + 1;
    while (last < lines.length && isBelow(lines[last] ?? '', 6)) last += 1;
    result.push(...fillOperation(lines.slice(at + 1, last)));
    at = last - 1;
  }
  return result.join('\n');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(root, 'openapi.yaml');
  writeFileSync(file, fillContract(readFileSync(file, 'utf8')));
}
