#!/usr/bin/env node
// The measure of the benchmarks, with nothing around it: /bare answers a fixed object (bench-api.mjs), /bytes sends
// ready bytes without looking at them (bench-server.mjs).
// Usage: node .ci/bench-bare.mjs <port> <bytes of the answer>
import express from 'express';

const [port = '', bytes = '20'] = process.argv.slice(2);
const answer = { text: 'x'.repeat(Math.max(0, Number(bytes) - '{"text":""}'.length)) };

const app = express();
app.get('/bare', (_request, response) => {
  response.json(answer);
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
