import { expect, it } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { setUpKilledServers } from '../../support/killed-servers.ts';
import { ENGLISH } from './newsletter-app.ts';

const READERS = 60;
/** Emails of which a dead server leaves unknown whether they arrived. */
const BATCH = 8;

const { query, withMail } = setUpKilledServers('killed-sender');

const run = async (statement: string, values: unknown[] = []) => (await query(statement, values)).rows[0];
const wake = () => run("select graphile_worker.add_job('newsletters.send', '{}')");

/** A newsletter whose sending has begun. */
async function startNewsletter(): Promise<string> {
  await run(`insert into newsletter_subscribers (email, status)
    select 'reader-' || n || '@list.example', 'confirmed' from generate_series(1, ${READERS}) n`);
  await run('update newsletter_settings set per_minute = 100000');
  const { id } = await run(
    `insert into newsletters (status, texts, audience, started_at, created_at, updated_at, recipients)
     values ('sending', $1, $2, now(), now(), now(), ${READERS}) returning id`,
    [JSON.stringify(ENGLISH), JSON.stringify(EVERYONE)],
  );
  await run(
    "insert into newsletter_recipients (newsletter_id, subscriber_id, language) select $1, id, 'en' from newsletter_subscribers",
    [id],
  );
  return id;
}

it('a newsletter whose server is killed reaches no one twice, and names those it may not have reached', async () => {
  const { mail, start } = await withMail(20);
  const first = await start();
  const id = await startNewsletter();
  await wake();
  await mail.unanswered();
  first.child.kill('SIGKILL');
  await first.ended;
  // As six minutes later: heartbeat and lease of the killed server have ended, and its emails are given up.
  await run("update servers set seen_at = seen_at - interval '1 minute'");
  await run('update newsletter_settings set leased_until = now()');
  await run("update newsletter_recipients set claimed_at = claimed_at - interval '6 minutes'");

  mail.acknowledge();
  await start();
  await wake();
  const row = () => run('select status, sent, unconfirmed from newsletters where id = $1', [id]);
  await expect.poll(row, { timeout: 30_000 }).toMatchObject({ status: 'sent' });
  const { sent, unconfirmed } = await row();
  expect(sent + unconfirmed).toBe(READERS);
  expect(unconfirmed).toBeGreaterThan(0);
  expect(unconfirmed).toBeLessThanOrEqual(BATCH);
  const addresses = mail.received.map((text) => /^To: .*?([^\s<]+@list\.example)/im.exec(text)?.[1]);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThanOrEqual(sent);
  mail.close();
});
