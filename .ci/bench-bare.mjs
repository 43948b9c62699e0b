#!/usr/bin/env node
// The measure of bench-api.mjs: one Express route that answers a fixed object, with nothing around it.
// Usage: node .ci/bench-bare.mjs <port> <bytes of the answer>
import express from 'express';

const [port = '', bytes = '20'] = process.argv.slice(2);
const answer = { text: 'x'.repeat(Math.max(0, Number(bytes) - '{"text":""}'.length)) };

const app = express();
app.get('/bare', (_request, response) => {
  response.json(answer);
});
const server = app.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
