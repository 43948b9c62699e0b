// Receives the webhooks of the studio: checks the signature, responds immediately, and works afterwards.
//
//   STUDIO_WEBHOOK_SECRET=whsec_… node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from((process.env.STUDIO_WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');
if (key.length === 0) throw new Error('Please set STUDIO_WEBHOOK_SECRET'); // anyone could sign with an empty one
const seen = new Set(); // of the last events; in production, use a table with a unique id

export function isGenuine({ id, timestamp, signature, body }, now = Date.now() / 1000) {
  if (!(Math.abs(now - Number(timestamp)) <= 300)) return false; // without a time, or a replayed one
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return `${signature}`.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString(); // as it was sent: parsing first would change it
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers;
  if (!isGenuine({ id, timestamp, signature, body })) return response.writeHead(401).end();
  response.writeHead(204).end();
  if (seen.has(id)) return; // an event can arrive twice
  seen.add(id);
  const { type, data } = JSON.parse(body);
  process.stdout.write(`${type} ${data.id}\n`);
}).listen(process.env.PORT ?? 8080);
