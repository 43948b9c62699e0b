import { expect, it } from 'vitest';
import { setUpKilledServers } from '../support/killed-servers.ts';

const { query, withMail } = setUpKilledServers('killed');

it('an email whose server is killed while sending is sent by another one with the same Message-ID', async () => {
  const { mail, start } = await withMail(0);
  const first = await start();
  const body = { name: 'Nadia', email: 'nadia@example.com', subject: 'Hello', message: 'A question' };
  const asked = await fetch(`${first.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(asked.status).toBe(202);
  await mail.unanswered();
  first.child.kill('SIGKILL');
  await first.ended;
  // As a minute later: the killed server has sent no heartbeat since.
  await query("update servers set seen_at = seen_at - interval '1 minute'");

  mail.acknowledge();
  const second = await start();
  await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2);
  const ids = mail.received.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(second.output()).toContain('Released the jobs of a killed server');
  const waiting = async () =>
    (await query("select 1 from graphile_worker.jobs where task_identifier = 'mail.deliver'")).rowCount;
  await expect.poll(waiting).toBe(0);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  mail.close();
});
