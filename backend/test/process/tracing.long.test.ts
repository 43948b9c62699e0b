import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const MARK = 'Zyxmark';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

/** A minimal collector: OTLP over HTTP, as JSON. */
const spans: ReceivedSpan[] = [];
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { resourceSpans } = JSON.parse(String(Buffer.concat(parts)));
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.setHeader('content-type', 'application/json').end('{}');
});

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-traces-'));
  await migrateFolder(dataDir, recordingLogger());
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await ready(startProcess({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }));
});
afterAll(async () => {
  await kill(server);
  collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a trace connects a request to its statements, its job and its email, without values', async () => {
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({ name: MARK, email: `${MARK}@example.com`, subject: MARK, message: MARK }),
  });
  expect(answer.status).toBe(202);
  await expect.poll(server.output).toContain('was written to');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const own = spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => own.find((span) => span.name === name);
  const request = named('sendContactMessage');
  expect(request?.parentSpanId).toBe(CALLER);
  const facts = Object.fromEntries(
    request?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [],
  );
  expect(facts).toMatchObject({
    'http.request.method': 'POST',
    'url.path': '/api/contact',
    'http.response.status_code': 202,
  });
  const insert = own.find(({ name, attributes }) =>
    attributes.some(({ value }) => name === 'insert' && value.stringValue?.includes('"contact_messages"')),
  );
  expect(insert?.parentSpanId).toBe(request?.spanId);
  expect(named('job mail.deliver')?.parentSpanId).toBeDefined();
  expect(named('mail contact')?.parentSpanId).toBe(named('job mail.deliver')?.spanId);
  expect(JSON.stringify(spans)).not.toContain(MARK);
});
