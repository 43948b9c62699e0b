import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMetrics, startMetrics } from '../../src/process/start-metrics.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let watch: RunningMetrics;
beforeAll(async () => {
  app = await createTestApp();
  const env = { metrics: { port: 0, host: '127.0.0.1' } };
  watch = await startMetrics({ env, db: app.db, system: app.deps.system });
});
afterAll(async () => {
  watch.close();
  await app.close();
});

const scraped = async () => (await fetch(`http://127.0.0.1:${watch.port}/metrics`)).text();

describe('/metrics', () => {
  it('counts and times requests by operation and status, with bounded labels', async () => {
    const target = new URL(app.url);
    const server = createServer(
      watch.observed(async (request, response) => {
        const answer = await fetch(new URL(request.url ?? '', target), { method: request.method ?? 'GET' });
        response.writeHead(answer.status).end();
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of ['/api/site', '/api/orders', '/api/nothing', '/healthz', '/p/q/r/s']) await fetch(url + path);
    server.close();
    const text = await scraped();
    for (const line of [
      'studio_http_requests_total{operation="getSite",method="GET",status="200"} 1',
      'studio_http_requests_total{operation="listOrders",method="GET",status="401"} 1',
      'studio_http_requests_total{operation="unknown operation",method="GET",status="404"} 1',
      'studio_http_requests_total{operation="health",method="GET",status="200"} 1',
      'studio_http_requests_total{operation="page other",method="GET",status="404"} 1',
      'studio_http_request_duration_seconds_count{operation="getSite"} 1',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('reports connections, queue and ledger', async () => {
    await app.deps.jobs.add('articles.publish', {}, { runAt: new Date(Date.now() + 60_000) });
    watch.job('mail.deliver', 'failed', 0.2);
    const text = await scraped();
    for (const line of [
      'studio_db_connections{state="most"} 1',
      'studio_jobs{state="waiting"} 1',
      'studio_jobs{state="dead"} 0',
      'studio_jobs_oldest_seconds 0',
      'studio_job_duration_seconds_count{job="mail.deliver",result="failed"} 1',
      'studio_ledger_faults 0',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect((await fetch(`http://127.0.0.1:${watch.port}/`)).status).toBe(404);
  });
});

const file = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

it.each(['alerts.yml', 'grafana-dashboard.json'])('%s queries only metrics that exist', async (name) => {
  const known = new Set([...(await scraped()).matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric));
  const asked = [...file(name).matchAll(/\b(?:studio|nodejs|process)_\w+/g)].map(([metric]) => metric);
  expect(asked.length).toBeGreaterThan(8);
  const unknown = asked.filter((metric) => !known.has(metric.replace(/_(?:bucket|count|sum)$/, '')));
  expect(unknown).toEqual([]);
});
