#!/usr/bin/env node
// npm run bench:files: a file of several gigabytes is uploaded in parts and downloaded by ranges, each interrupted ten
// times, while the server's memory is measured; its bytes are generated on the fly and never stored.
// Usage: node .ci/stress/bench/large-files.mjs [--gigabytes 3] [--port 5391]. Needs a build and PostgreSQL's `initdb` on the
// path (the embedded database would be measured with the server).
// The server runs with the low-memory settings of docs/growing.md; `--plain` omits them, and then only the file is
// checked.
// Exit code 1 when the server ever used MOST_MB or more, or the download differs from the upload.
import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';

const { values } = parseArgs({
  options: {
    gigabytes: { type: 'string', default: '3' },
    port: { type: 'string', default: '5391' },
    plain: { type: 'boolean', default: false },
  },
});
const MB = 1024 * 1024;
const PART = 8 * MB;
const BREAKS = 10;
const MAX_MB = values.plain ? Number.POSITIVE_INFINITY : 300;
/** As documented in docs/growing.md. */
const SMALL = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=256',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
const size = Math.round(Number(values.gigabytes) * 1024) * MB;

/** A megabyte of the file, reproducible and unique. @param {number} index */
const megabyte = (index) => {
  const start = Buffer.alloc(16);
  start.writeUInt32BE(index, 0);
  return createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), start).update(Buffer.alloc(MB));
};

const postgres = await startPostgres();
const start = () =>
  startSite(values.port, 'ignore', { DATABASE_URL: postgres?.url ?? '', ...(values.plain ? {} : SMALL) });
// The first start seeds the database, which takes more memory than any request.
let site = start();
let peak = 0;
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

/** @param {string} method @param {string} path @param {string} [token] @param {object} [body] */
const call = async (method, path, token, body) => {
  const response = await fetch(site.origin + path, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text || '{}');
};

/**
 * One request of the protocol; a broken one is cut off halfway. @param {string} token @param {string} path @param
 * {number} offset @param {boolean} broken
 */
const sendPart = async (token, path, offset, broken) => {
  const length = Math.min(PART, size - offset);
  const request = http.request(site.origin + path, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
    },
  });
  // Answered early when another request is still writing: a client of the protocol asks for the offset and retries,
  // too.
  const answered = new Promise((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', (error) => resolve(error.message));
  });
  for (let sent = 0; sent < length; sent += MB) {
    if (broken && sent >= length / 2) return request.destroy();
    if (!request.write(megabyte((offset + sent) / MB))) await Promise.race([drained(request), answered]);
  }
  request.end();
  const status = await answered;
  if (status !== 204) console.log(`  a part again: ${status}`);
};
const drained = (/** @type {http.ClientRequest} */ request) =>
  new Promise((resolve) => request.once('drain', () => resolve(undefined)));

const sampler = setInterval(() => {
  peak = Math.max(peak, rss());
}, 100);
try {
  await site.ready();
  await site.stop();
  site = start();
  await site.ready();
  const login = async (/** @type {string} */ path, /** @type {string} */ who) =>
    (await call('POST', path, undefined, { email: `${who}@example.com`, password: `${who}-password` })).token;
  const admin = await login('/api/admin/login', 'admin');
  console.log(`${values.gigabytes} GB; server before ${rss().toFixed(0)} MB`);
  peak = 0;

  const hash = createHash('sha256');
  for (let index = 0; index < size / MB; index += 1) hash.update(megabyte(index));
  const expected = hash.digest('hex');

  let began = performance.now();
  const { id } = await call('POST', '/api/admin/uploads', admin, { name: 'large.dmg', size_bytes: size });
  const path = `/api/admin/uploads/${id}`;
  let cuts = 0;
  for (let offset = 0; offset < size; ) {
    const broken = cuts < BREAKS && offset >= ((cuts + 0.5) * size) / BREAKS;
    await sendPart(admin, path, offset, broken);
    if (broken) cuts += 1;
    offset = (await call('GET', path, admin)).receivedBytes;
    // What was stored of a broken request may end anywhere; the generator works in megabytes.
    if (offset % MB !== 0) offset = await fillUp(admin, path, offset);
  }
  const upload = await call('GET', path, admin);
  console.log(`up:   ${seconds(began)} s, ${cuts} interruptions, server at most ${peak.toFixed(0)} MB`);
  const [upMost, upHash] = [peak, upload.sha256];
  peak = 0;

  const { images } = await call('GET', '/api/products/1');
  const product = await call('POST', '/api/admin/products', admin, {
    title: 'Large file',
    description: 'For a measurement.',
    category: 'Scripts',
    version: '1.0.0',
    features: [],
    benefits: [],
    requirements: [],
    badges: [],
    demoLink: '',
    downloadLink: '',
    pricing: [{ name: 'Free', price: 0, period: 'month', features: [] }],
    images: [{ url: images[0].url, alt: 'A file' }],
    fileId: upload.file.id,
    status: 'published',
  });
  const customer = await login('/api/auth/login', 'customer');
  const order = await call('POST', '/api/orders', customer, { product_id: product.id, tier: 'Free' });
  began = performance.now();
  const down = createHash('sha256');
  let got = 0;
  let breaks = 0;
  while (got < size) {
    const request = http.get(`${site.origin}/api/downloads/${order.download_id}`, {
      headers: { authorization: `Bearer ${customer}`, range: `bytes=${got}-`, 'if-range': `"${expected}"` },
    });
    const [response] = await once(request, 'response');
    if (response.statusCode !== 206) throw new Error(`GET: ${response.statusCode}`);
    for await (const part of response) {
      down.update(part);
      got += part.length;
      if (breaks < BREAKS && got >= ((breaks + 0.5) * size) / BREAKS) break;
    }
    if (got < size) breaks += 1;
  }
  console.log(`down: ${seconds(began)} s, ${breaks} interruptions, server at most ${peak.toFixed(0)} MB`);
  const same = upHash === expected && down.digest('hex') === expected;
  console.log(same ? 'The same file, up and down' : 'NOT the same file');
  process.exitCode = same && Math.max(upMost, peak) < MAX_MB ? 0 : 1;
} finally {
  clearInterval(sampler);
  await site.stop();
  await postgres?.stop();
}

/** Sends the rest of a megabyte. @param {string} token @param {string} to @param {number} offset */
async function fillUp(token, to, offset) {
  const rest = megabyte(Math.floor(offset / MB)).subarray(offset % MB);
  const response = await fetch(site.origin + to, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: rest,
  });
  if (response.status !== 204) throw new Error(`PATCH: ${response.status} ${await response.text()}`);
  return offset + rest.length;
}
