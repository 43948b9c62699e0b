import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { signUp } from './shopper.ts';
import type { StoppableGround } from './targets.ts';

interface Sent {
  status: number;
  closing: boolean;
}

/** One call over a connection of the agent. */
const send = (site: string, agent: Agent, method: string, path: string, authorization: string, body = '') =>
  new Promise<Sent>((resolve, reject) => {
    const headers = {
      authorization,
      ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
    };
    const call = request(`${site}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closing: response.headers.connection === 'close' }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });

/**
 * Stops the server while twelve connections make calls without a pause.
 * @throws AssertionError when a call was not answered, acknowledged data is lost, or it did not exit cleanly
 */
export async function stopUnderLoad(ground: StoppableGround): Promise<void> {
  const site = ground.url();
  const authorization = await signUp(site);
  const broken: unknown[] = [];
  let paid = 0;
  const answered = Array.from({ length: 12 }, () => 0);

  /** Makes calls without a pause over one connection until the server announces the last answer. */
  const work = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let closing = false; !closing; ) {
      try {
        const isPayment = index % 2 === 0;
        const sent = isPayment
          ? await send(site, agent, 'POST', '/api/wallet/add-funds', authorization, '{"amount":1}')
          : await send(site, agent, 'GET', '/api/wallet/balance', authorization);
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
  // A connection still waiting in the accept queue ends with the port, so every one must have been accepted before.
  while (broken.length === 0 && answered.some((count) => count < 3)) await sleep(10);
  const ended = ground.stop();
  await load;
  expect(broken).toEqual([]);
  expect(await ended).toBe(0);

  await ground.revive();
  const balance = await fetch(`${ground.url()}/api/wallet/balance`, { headers: { authorization } });
  expect(await balance.json()).toEqual({ balance: paid });
}
