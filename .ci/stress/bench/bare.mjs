#!/usr/bin/env node
// The baseline of the benchmarks, without any middleware: /bare answers a small fixed object, /list an array of as many
// objects as an order list has, in the shape of its rows (bench-api.mjs), /bytes sends ready bytes without looking at
// them (bench-server.mjs).
// Usage: node .ci/stress/bench/bare.mjs <port> <bytes of the answer> [rows of the list]
import express from 'express';

const [port = '', bytes = '20', rows = '0'] = process.argv.slice(2);
const answer = { text: 'x'.repeat(Math.max(0, Number(bytes) - '{"text":""}'.length)) };
const list = Array.from({ length: Number(rows) }, (_, index) => ({
  id: '0192f0c1-7b2e-7c3a-9d4e-5f6071829304',
  number: 1000 + index,
  product_name: 'Portfolio Template',
  amount: 49.99,
  status: 'completed',
  created_at: '2026-11-20T10:15:30.123Z',
}));

const app = express();
app.get('/bare', (_request, response) => {
  response.json(answer);
});
app.get('/list', (_request, response) => {
  response.json(list);
});
const bytesReady = Buffer.alloc(Number(bytes), 'x');
app.get('/bytes', (_request, response) => {
  response
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(bytesReady.length) })
    .end(bytesReady);
});
const server = app.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
