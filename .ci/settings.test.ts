import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../backend/src/env.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const example = parseEnv(read('.env.example'));
const settings = [
  'backend/src/env.ts',
  'backend/src/db/settings.ts',
  'backend/src/storage/settings.ts',
  'backend/src/payment-variables.ts',
  'backend/src/mail-variables.ts',
  'backend/src/strict-rules.ts',
]
  .map(read)
  .join('\n');
const known = [...settings.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

describe('.env.example', () => {
  it('works unedited', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it('explains every setting of the server', () => {
    expect(known.length).toBeGreaterThan(15);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(known));
  });
});

test('docs/settings.md explains every setting of the server', () => {
  const page = read('docs/settings.md');
  expect([...known, ...Object.keys(example)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

const compose = () => parse(read('docker-compose.yml'), { merge: true });

describe('docker-compose.yml', () => {
  it('passes every setting to the server, except the address inside the container', () => {
    const { services } = compose();
    const wanted = known.filter((name) => name !== 'HOST');
    expect(Object.keys(services.app.environment)).toEqual(expect.arrayContaining(wanted));
  });

  it('exposes caught emails to this machine only', () => {
    const { services } = compose();
    expect(services.mail.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(services.app.environment.SMTP_URL).not.toContain('mail');
  });

  it('runs servers without root on a read-only file system', () => {
    const { services } = compose();
    for (const name of ['app', 'web-1', 'web-2']) {
      expect(services[name]).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    }
    expect(read('backend/Dockerfile')).toMatch(/\nUSER node\n/);
  });

  it('gives two servers behind a load balancer the same settings, a store and no published port', () => {
    const { services, volumes } = compose();
    const { app, balancer, 'web-1': one, 'web-2': two } = services;
    expect(one).toEqual(two);
    expect(Object.keys(one.environment)).toEqual(expect.arrayContaining(Object.keys(app.environment)));
    expect(one.environment).toMatchObject({
      STORAGE: 's3',
      TRUST_PROXY: 1,
      DATABASE_URL: app.environment.DATABASE_URL,
    });
    expect(one.ports).toBeUndefined();
    const nginx = read('backend/deploy/nginx.conf');
    for (const name of balancer.depends_on) expect(nginx).toContain(`server ${name}:${app.environment.PORT} `);
    type Service = { volumes?: string[]; image?: string; depends_on?: object };
    for (const { volumes: mounts = [], image = '', depends_on = {} } of Object.values<Service>(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
      expect(image).not.toMatch(/latest|^[^:]+$/);
      for (const [from = ''] of mounts.map((mount) => mount.split(':'))) {
        if (from.startsWith('./')) expect(read(from.slice(2))).not.toBe('');
        else expect(volumes).toHaveProperty(from);
      }
    }
  });
});
