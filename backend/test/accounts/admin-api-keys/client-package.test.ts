import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../../packages/client/src/cli/output.ts';
import { createClient } from '../../../../packages/client/src/client.ts';
import { ConnectionError } from '../../../../packages/client/src/errors.ts';
import { UploadError, uploadFile } from '../../../../packages/client/src/uploads.ts';
import { sha256 } from '../../support/sha256.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, '../../../../packages/client');
const examples = path.join(folder, 'examples');
/** The package's sources instead of its build. */
const node = ['--conditions=studio-source'];

let app: TestApp;
let settings: { STUDIO_URL: string; STUDIO_API_KEY: string };
const bytes = randomBytes(70_000);
let file = '';

const createKey = async (name: string, scopes: string[]): Promise<string> => {
  const { headers } = await app.signedIn('super_admin');
  const input = { name, scopes, lifetime_days: 90 };
  return (await app.http.post('/api/admin/api-keys').set(headers).send(input).expect(201)).body.secret;
};

beforeAll(async () => {
  app = await createTestApp({ seeded: true, env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
  const secret = await createKey('Client', ['orders:read', 'orders:export', 'releases:publish']);
  settings = { STUDIO_URL: app.url, STUDIO_API_KEY: secret };
  file = path.join(app.dataDir, 'app.zip');
  await writeFile(file, bytes);
});
afterAll(() => app.close());

type Send = (request: Request) => Promise<Response>;
const connect = (send?: Send) =>
  createClient({ baseUrl: app.url, apiKey: settings.STUDIO_API_KEY, ...(send ? { fetch: send } : {}) });

/** A network that loses something on the way. */
const losing = (loss: (request: Request, send: Send) => Promise<Response | undefined>) => {
  const requests: Request[] = [];
  const send: Send = async (request) => {
    requests.push(request);
    return (await loss(request, fetch)) ?? fetch(request);
  };
  return { requests, send };
};

const example = async (name: string, env: object = {}) => {
  const { stdout } = await run('node', [...node, path.join(examples, name)], {
    env: { ...process.env, ...settings, ...env },
  });
  return stdout.trim();
};

describe('packages/client', () => {
  it('200 and 403 as its examples say', async () => {
    expect(await example('first-call.ts')).toMatch(/^(?:\d+ \w+ [\d.]+\n){5}\d+ orders$/);
    const customers = app.db.selectFrom('orders').innerJoin('users', 'users.id', 'orders.user_id');
    const { count } = await customers
      .where('orders.status', '=', 'completed')
      .select(({ fn }) => fn.count<number>('users.email').distinct().as('count'))
      .executeTakeFirstOrThrow();
    expect(await example('paging.ts')).toBe(`${count} customers have bought something`);
    expect(await example('errors.ts')).toMatch(/\(status 403, request \S+\)$/);
  });

  it('200 for every page of a list, by Link and by page and total', async () => {
    const { requests, send } = losing(async () => undefined);
    const ids = new Set<string>();
    for await (const { id } of connect(send).list('/admin/orders', { params: { query: { limit: 7 } } })) ids.add(id);
    const { total } = await connect().get('/admin/orders');
    expect([ids.size, requests.length]).toEqual([total, Math.ceil(total / 7)]);
    const { user, headers } = await app.signedIn();
    const own = createClient({ baseUrl: app.url, token: () => headers.authorization.replace('Bearer ', '') });
    for (let count = 0; count < 3; count += 1) await own.post('/wallet/add-funds', { body: { amount: 5 } });
    const amounts: number[] = [];
    for await (const { amount } of own.list('/wallet/transactions', { params: { query: { limit: 1 } } }))
      amounts.push(amount);
    expect([user.role, amounts]).toEqual(['customer', [5, 5, 5]]);
  });

  it('200 once for a payment whose first answer is lost, and again after 503', async () => {
    const { headers } = await app.signedIn();
    const { requests, send } = losing(async (request) => {
      if (requests.length === 1) return new Response(null, { status: 503, headers: { 'Retry-After': '0' } });
      if (requests.length !== 2) return undefined;
      await fetch(request);
      throw new TypeError('fetch failed');
    });
    const token = headers.authorization.replace('Bearer ', '');
    const { balance } = await createClient({ baseUrl: app.url, token, fetch: send }).post('/wallet/add-funds', {
      body: { amount: 25 },
    });
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect([balance, keys.length, new Set(keys).size]).toEqual([25, 3, 1]);
    const again = () => example('repeat-safely.ts', { SESSION_TOKEN: token });
    expect([await again(), await again()]).toEqual(['50', '50']);
  });

  it('400 with its fields and in the language of the client; a call that may act twice is sent once', async () => {
    const bangla = createClient({ baseUrl: `${app.url}/api/`, apiKey: settings.STUDIO_API_KEY, language: 'bn' });
    await expect(bangla.get('/admin/orders', { params: { query: { limit: 0 } } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringMatching(/[ঀ-৿]/),
      details: [{ field: 'limit' }],
      requestId: expect.any(String),
    });
    const { requests, send } = losing(async () => Promise.reject(new TypeError('fetch failed')));
    const body = { name: 'Backup', scopes: [], lifetime_days: 90 };
    await expect(connect(send).post('/admin/api-keys', { body })).rejects.toThrow(ConnectionError);
    expect(requests).toHaveLength(1);
    expect(() => createClient({ baseUrl: 'http://studio.example' })).toThrow('https://');
  });

  it('204 continues an upload that broke off, at once or later', async () => {
    const stop = new AbortController();
    let parts = 0;
    const { send } = losing(async (request, deliver) => {
      if (request.method !== 'PATCH') return undefined;
      parts += 1;
      if (parts === 1) return undefined;
      // The second part arrives, but not its answer; the third is given up.
      if (parts === 2) await deliver(request);
      else stop.abort();
      throw new TypeError('fetch failed');
    });
    const blob = await openAsBlob(file);
    const options = { name: 'app.zip', partBytes: 30_000, signal: stop.signal };
    const broken = await uploadFile(connect(send), blob, options).catch((error) => error);
    expect([broken instanceof UploadError, parts]).toEqual([true, 3]);
    const progress: number[] = [];
    const onProgress = (received: number) => progress.push(received);
    const finished = await uploadFile(connect(), blob, { resume: broken.uploadId, onProgress });
    expect([progress[0], finished.sha256]).toEqual([60_000, sha256(bytes)]);
    expect(await example('upload.ts', { FILE: file })).toContain(sha256(bytes));
  });

  it('200 publishes a release, as latest.json then says', async () => {
    expect(await example('publish-release.ts', { FILE: file })).toBe('Published 9.1.0');
    const latest = (await app.http.get('/api/products/1/latest.json').expect(200)).body;
    expect(latest).toMatchObject({ version: '9.1.0', files: [{ sha256: sha256(bytes), platform: 'windows' }] });
  });
});

/** Starts a program and resolves with its output once it says that it listens. */
async function listen(args: string[], env: object) {
  const child = spawn('node', [...node, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await expect.poll(() => output).toMatch(/Listening.*?(\d{4,5})/);
  return {
    port: Number(/Listening.*?(?:port: |:)(\d{4,5})/.exec(output)?.[1]),
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

describe('webhooks with packages/client', () => {
  const [old, current] = ['whsec_c2VjcmV0LW9mLXRoZS1zdHVkaW8=', 'whsec_YW5vdGhlci1zZWNyZXQtb2YtaXQ='];
  const event = JSON.stringify({
    type: 'release.published',
    timestamp: '2026-11-30T10:00:00.000Z',
    data: { id: 'r1', product: 'Zip', version: '2.0.0' },
  });

  it('204 for a genuine event, 401 for a forged, changed or old one', async () => {
    const receiver = await listen([path.join(examples, 'receive-webhooks.ts')], {
      STUDIO_WEBHOOK_SECRET: current,
      PORT: '0',
    });
    const post = async (secret: string, { body = event, minutes = 0, also = '' } = {}) => {
      const time = new Date(Date.now() - minutes * 60_000);
      const headers = {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': `${also}${new Webhook(secret).sign('one', time, event)}`,
      };
      return (await fetch(`http://localhost:${receiver.port}`, { method: 'POST', headers, body })).status;
    };
    const during = `${new Webhook(old).sign('one', new Date(), event)} `;
    expect([await post(current), await post(current, { also: during })]).toEqual([204, 204]);
    expect([await post(old), await post(current, { body: `${event} ` }), await post(current, { minutes: 6 })]).toEqual([
      401, 401, 401,
    ]);
    expect(receiver.output().match(/Zip 2\.0\.0/g)).toHaveLength(1);
    await receiver.stop();
  });
});

describe('studio', () => {
  const main = path.join(folder, 'src/cli/main.ts');
  const studio = (args: string, env: object = {}) =>
    run('node', [main, ...args.split(' ')], { env: { ...process.env, ...settings, ...env }, cwd: app.dataDir }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );

  it('200 publishes a release for two platforms, and 400 says what is wrong with it', async () => {
    await writeFile(path.join(app.dataDir, 'notes.md'), '- Says "hello"\n');
    const publish = 'release publish 1 9.2.0 windows=app.zip app.zip --notes notes.md';
    const { stdout, stderr } = await studio(publish);
    expect([stdout, stderr]).toEqual(['Published 9.2.0\n', '']);
    const latest = (await app.http.get('/api/products/1/latest.json').expect(200)).body;
    expect(latest.files.map(({ platform }: { platform: string }) => platform)).toEqual(['windows', 'any']);
    const again = await studio(`${publish} --json`);
    expect([again.code, JSON.parse(again.stderr).error]).toEqual([
      1,
      expect.objectContaining({ status: 400, code: 'invalid_request', details: [expect.anything()] }),
    ]);
  });

  it('200 exports orders to stdout or a file', async () => {
    const { stdout } = await studio('orders export --status completed');
    const saved = await studio('orders export --status completed --output orders.csv --json');
    const csv = await readFile(path.join(app.dataDir, 'orders.csv'), 'utf8');
    expect(csv).toBe(stdout);
    expect(csv.split('\r\n').length).toBeGreaterThan(10);
    expect(JSON.parse(saved.stdout)).toEqual({ file: 'orders.csv', bytes: Buffer.byteLength(csv) });
  });

  it.each([
    ['a missing setting', 2, 'orders export', { STUDIO_URL: '' }, 'STUDIO_URL'],
    ['a URL without encryption', 2, 'orders export', { STUDIO_URL: 'http://studio.example' }, 'https://'],
    ['an unknown command', 2, 'orders import', {}, 'Unknown argument: import'],
    ['a missing file', 2, 'release publish 1 9.3.0 none.zip --notes none.md', {}, 'File not found: none'],
    ['an unknown key', 1, 'orders export', { STUDIO_API_KEY: 'studio_sk_0' }, '(unauthorized, request '],
  ])('says in one line what is wrong: %s', async (_, code, args, env, message) => {
    const result = await studio(args, env);
    const lines = result.stderr.trim().split('\n');
    expect([result.code, result.stdout, lines]).toEqual([code, '', [expect.stringContaining(message)]]);
  });

  it('has an exit code of its own for a site that cannot be reached', () => {
    expect(toFailure(new ConnectionError('No answer'))).toMatchObject({ exitCode: 3, message: 'No answer' });
  });

  it('completes commands', async () => {
    expect((await studio('completion')).stdout).toContain('studio');
    expect((await studio('--get-yargs-completions studio release ', { SHELL: '/bin/bash' })).stdout).toContain(
      'publish',
    );
  });

  it('receives what the site sends, and refuses the rest', async () => {
    const { headers } = await app.signedIn('super_admin');
    const listenOn = (port: number, secrets: string) =>
      listen([main, 'webhooks', 'listen', '--port', String(port), '--json'], { STUDIO_WEBHOOK_SECRET: secrets });
    const first = await listenOn(0, 'whsec_eA==');
    await first.stop();
    const url = `http://127.0.0.1:${first.port}/`;
    const input = { url, events: ['release.published'], enabled: true };
    const { webhook, secret } = (await app.http.post('/api/admin/webhooks').set(headers).send(input).expect(201)).body;
    const receiver = await listenOn(first.port, `whsec_eA== ${secret}`);
    await app.http.post(`/api/admin/webhooks/${webhook.id}/test`).set(headers).expect(200);
    expect(receiver.output()).toMatch(/"isRepeated":false,"type":"webhook.test"/);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    await expect.poll(receiver.output).toContain('Refused: ');
    await receiver.stop();
  });
});

describe('the documents of packages/client', () => {
  it('show the examples as they are, and the package pins what is tested', async () => {
    const [readme, guide, own, whole] = await Promise.all(
      ['README.md', '../../docs/programs/client.md', 'package.json', '../../package.json'].map((name) =>
        readFile(path.join(folder, name), 'utf8'),
      ),
    );
    for (const name of await readdir(examples)) {
      expect(readme, name).toContain(`\`\`\`ts\n${await readFile(path.join(examples, name), 'utf8')}\`\`\``);
    }
    expect(guide).toContain(await readFile(path.join(examples, 'first-call.ts'), 'utf8'));
    const { dependencies, devDependencies } = JSON.parse(whole ?? '');
    expect({ ...dependencies, ...devDependencies }).toMatchObject(JSON.parse(own ?? '').dependencies);
  });
});
