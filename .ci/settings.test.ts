import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../backend/src/env.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const example = parseEnv(read('.env.example'));
const known = [...read('backend/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);

describe('.env.example', () => {
  it('works unedited', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it('explains every setting of the server', () => {
    expect(known.length).toBeGreaterThan(15);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(known));
  });
});

describe('docker-compose.yml', () => {
  it('hands every setting on to the server, except the address inside the container', () => {
    const { services } = parse(read('docker-compose.yml'));
    const wanted = known.filter((name) => name !== 'HOST');
    expect(Object.keys(services.app.environment)).toEqual(expect.arrayContaining(wanted));
  });
});
