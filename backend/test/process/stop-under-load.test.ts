import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-stop-'));
  await migrateFolder(dataDir, recordingLogger());
});
afterEach(async () => {
  await kill(server);
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await ready(startProcess({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', DEMO_DATA: 'true' }));
};

interface Sent {
  status: number;
  closing: boolean;
}

/** One call over a connection of the agent. */
const send = (agent: Agent, method: string, path: string, token: string, body = '') =>
  new Promise<Sent>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
    };
    const call = request(`${server.url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closing: response.headers.connection === 'close' }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });

it('SIGTERM under load: every accepted call gets its answer, what was acknowledged stands, and it ends with 0', async () => {
  await start();
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nadia', email: 'nadia@example.com', password: 'river-stone-42' }),
  });
  const { token } = (await registered.json()) as { token: string };
  const broken: unknown[] = [];
  let paid = 0;
  const answered = Array.from({ length: 12 }, () => 0);

  /** Calls without a pause over one connection until the server says that it is the last answer. */
  const work = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let closing = false; !closing; ) {
      try {
        const isPayment = index % 2 === 0;
        const sent = isPayment
          ? await send(agent, 'POST', '/api/wallet/add-funds', token, '{"amount":1}')
          : await send(agent, 'GET', '/api/wallet/balance', token);
        if (sent.status !== 200) broken.push(sent.status);
        else if (isPayment) paid += 1;
        answered[index] = (answered[index] ?? 0) + 1;
        closing = sent.closing;
      } catch (error) {
        broken.push(error);
        break;
      }
    }
    agent.destroy();
  };
  const load = Promise.all(answered.map(work));
  // A connection that still waits to be accepted ends with the port: every one must have been served before.
  while (broken.length === 0 && answered.some((count) => count < 3)) await sleep(10);
  server.child.kill('SIGTERM');
  await load;
  expect(broken).toEqual([]);
  expect(await server.ended).toBe(0);

  await start();
  const balance = await fetch(`${server.url}/api/wallet/balance`, { headers: { authorization: `Bearer ${token}` } });
  expect(await balance.json()).toEqual({ balance: paid });
});
