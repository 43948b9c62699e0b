#!/usr/bin/env node
// npm run stress:newsletters: sends a newsletter through a local mail server, kills the server that sends (kill -9) in the
// middle, starts another one and counts: time, memory, emails that arrived twice or not at all, and how long a customer's
// call takes before and while it sends.
// Usage: node .ci/stress/newsletters.mjs [--recipients 20000] [--emails 20000] [--port 5393] [--small] [--refuse-after 0]. Needs a
// build and PostgreSQL.
// `--recipients 100000 --emails 30000`: fixes 100,000 recipients, and ends after 30,000 emails, in less than three minutes.
// `--refuse-after 500`: after 500 emails the mail server refuses everything for five seconds.
// `--small` starts the servers with the low-memory settings of docs/growing.md.
// Exit code 1 when an email came twice, or when more are unaccounted for than one server hands over at a time.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../postgres.mjs';
import { startSite } from '../site-server.mjs';
import { describeCalls, describeRatio, measureCalls } from './customer-calls.mjs';

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '20000' },
    emails: { type: 'string', default: '' },
    port: { type: 'string', default: '5393' },
    'refuse-after': { type: 'string', default: '0' },
    small: { type: 'boolean', default: false },
  },
});
const total = Number(values.recipients);
/** The run ends after this number of emails. */
const wanted = Math.min(total, Number(values.emails || total));
const refuseAfter = Number(values['refuse-after']);
const REFUSED_MS = 5_000;
/** Emails in the hands of one server. */
const BATCH = 8;
const NOTHING = { subject: '', content: '' };
const TEXT = {
  subject: 'A new calendar',
  content: 'Hello,\n\nread **all** of it.\n\n- maps\n- ferries\n\n[Read the article](/blog/1)',
};

/** Emails by recipient. @type {Map<string, number>} */
const arrived = new Map();
let refusedUntil = 0;
let refused = 0;
const isRefusing = () => performance.now() < refusedUntil;
/** Starts to refuse once, when the number of emails has arrived. */
function countEmail() {
  if (refuseAfter === 0 || refusedUntil > 0 || arrived.size < refuseAfter) return;
  refusedUntil = performance.now() + REFUSED_MS;
}

const sink = createServer((socket) => {
  let recipient = '';
  let isData = false;
  let end = '';
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  socket.on('data', (bytes) => {
    const part = String(bytes);
    if (isData) {
      end = (end + part).slice(-5);
      if (end !== '\r\n.\r\n') return;
      arrived.set(recipient, (arrived.get(recipient) ?? 0) + 1);
      countEmail();
      isData = false;
      socket.write('250 taken\r\n');
      return;
    }
    if (isRefusing() && /^MAIL/i.test(part)) {
      refused += 1;
      socket.end('421 too many emails, try later\r\n');
      return;
    }
    recipient = /^RCPT TO:<([^>]+)>/i.exec(part)?.[1] ?? recipient;
    isData = /^DATA/i.test(part);
    end = '';
    socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(part) ? '221 bye\r\n' : '250 fine\r\n');
  });
}).listen(0, '127.0.0.1');
await once(sink, 'listening');
const address = sink.address();
const smtp = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const postgres = await startPostgres();
if (!postgres) throw new Error('This needs a PostgreSQL server');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
/** Both servers read the same jobs, so they have the same secret. */
const settings = { DATABASE_URL: postgres.url, SMTP_URL: smtp, JWT_SECRET: randomBytes(32).toString('hex') };
const small = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=256',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
const start = async () => {
  const site = startSite(values.port, 'ignore', values.small ? { ...settings, ...small } : settings);
  await site.ready();
  return site;
};
let site = await start();
/** Megabytes of the server's process; 0 between two servers. */
const readMemory = () => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
let peak = 0;
/** Memory at each tenth of the emails: flat when it does not grow with them. @type {number[]} */
const tenths = [];
const memory = setInterval(() => {
  const now = readMemory();
  peak = Math.max(peak, now);
  if (now > 0 && arrived.size >= (wanted / 10) * (tenths.length + 1)) tenths.push(Math.round(now));
}, 200);

/** @param {string} method @param {string} path @param {object} [body] @param {string} [token] */
async function call(method, path, body, token) {
  const answer = await fetch(`${site.origin}/api/admin/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}');
}

const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

async function main() {
  await client.query('delete from newsletter_subscribers');
  await client.query(
    `insert into newsletter_subscribers (email, status, language)
     select 'reader-' || n || '@list.example', 'confirmed', case when n % 3 = 0 then 'bn' else 'en' end
       from generate_series(1, $1::int) n`,
    [total],
  );
  const limits = 'update newsletter_settings set per_minute = 100000, per_day = 500000';
  await client.query(limits);
  const { token } = await call('POST', 'login', { email: 'admin@example.com', password: 'admin-password' });
  const audience = {
    language: null,
    owns_product_id: null,
    lacks_product_id: null,
    outdated_product_id: null,
    plan_ends_within_days: null,
    countries: [],
    has_bought: null,
  };
  const counted = performance.now();
  const count = await call('POST', 'newsletter-audience', audience, token);
  console.log(`${count.total} recipients counted in ${seconds(counted)} s`);
  const draft = await call('POST', 'newsletters', { texts: { en: TEXT, bn: NOTHING }, audience }, token);
  const quiet = performance.now() + 10_000;
  const alone = await measureCalls(site.origin, () => performance.now() > quiet);
  console.log(`a customer's call alone: ${describeCalls(alone)}`);
  console.log(`memory before: ${readMemory().toFixed(0)} MB`);
  const pressed = performance.now();
  await call('POST', `newsletters/${draft.id}/send`, { version: draft.version, at: null }, token);
  console.log(`recipients fixed in ${seconds(pressed)} s`);

  const sending = performance.now();
  const during = await measureCalls(site.origin, () => arrived.size > wanted / 2);
  console.log(`a customer's call during it: ${describeCalls(during)}; ${describeRatio(alone, during)}`);
  process.kill(/** @type {number} */ (site.pid), 'SIGKILL');
  await site.ended;
  const [half, until] = [arrived.size, seconds(sending)];
  console.log(`killed after ${half} emails and ${until} s: ${((half / Number(until)) * 60).toFixed(0)} a minute`);
  console.log(`largest memory: ${peak.toFixed(0)} MB`);
  peak = 0;
  // As six minutes later: its lease and its heartbeat have ended, and what it held is given up.
  await client.query("update servers set seen_at = seen_at - interval '6 minutes'");
  await client.query('update newsletter_settings set leased_until = now()');
  await client.query("update newsletter_recipients set claimed_at = claimed_at - interval '6 minutes'");
  site = await start();
  const resumed = performance.now();
  const first = arrived.size;
  for (;;) {
    const { rows } = await client.query('select * from newsletters where id = $1', [draft.id]);
    if (rows[0].status === 'sent' || arrived.size >= wanted) return { id: draft.id, token, resumed, first };
    await sleep(200);
  }
}

/** Stops the rest, waits for emails in progress, and counts the recipients by status. @param {string} id @param {string} token */
async function finish(id, token) {
  if (wanted < total) {
    await call('PUT', `newsletters/${id}/status`, { status: 'stopped' }, token);
    await sleep(2_000);
  }
  const { rows } = await client.query(
    'select status, count(*)::int as count from newsletter_recipients where newsletter_id = $1 group by 1',
    [id],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

try {
  const { id, token, resumed, first } = await main();
  const counts = await finish(id, token);
  console.log(`${arrived.size - first} more in ${seconds(resumed)} s, with up to a minute until the next job`);
  console.log(`largest memory: ${peak.toFixed(0)} MB; at each tenth of the emails: ${tenths.join(', ')} MB`);
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  console.log(JSON.stringify(counts));
  if (refuseAfter > 0) console.log(`refused by the mail server: ${refused}`);
  const { sent = 0, unconfirmed = 0 } = counts;
  console.log(`arrived: ${arrived.size}, twice: ${twice}, sent but not arrived: ${Math.max(0, sent - arrived.size)}`);
  const isComplete = wanted < total || sent + unconfirmed === total;
  if (twice > 0 || !isComplete || unconfirmed > BATCH || arrived.size < sent) process.exitCode = 1;
} finally {
  clearInterval(memory);
  await site.stop();
  await client.end();
  await postgres.stop();
  sink.close();
}
