// A slow line in front of a server, for the requests of all processes of a browser.
import { createServer, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Line
 * @property {number} port of the server behind the line
 * @property {number} roundTripMs
 * @property {number} bytesPerSecond shared by all answers, towards the browser
 * @property {readonly string[]} [without] headers that the answers lose
 */

/**
 * @param {number} port of the line's near end
 * @param {Line} line
 */
export const openLine = async (port, { port: to, roundTripMs, bytesPerSecond, without = [] }) => {
  let freeAt = 0;
  const counts = { requests: 0, bytes: 0 };
  const server = createServer(async (request, response) => {
    await sleep(roundTripMs);
    const { url: path, method, headers } = request;
    const upstream = send({ port: to, path, method, headers }, async (answer) => {
      counts.requests += 1;
      for (const name of without) delete answer.headers[name];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      try {
        for await (const part of answer) {
          counts.bytes += part.length;
          freeAt = Math.max(freeAt, Date.now()) + (part.length / bytesPerSecond) * 1000;
          await sleep(freeAt - Date.now());
          response.write(part);
        }
      } catch {
        response.destroy();
      }
      response.end();
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise((open) => server.listen(port, '127.0.0.1', () => open(undefined)));
  return {
    origin: `http://127.0.0.1:${port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};

/** The browser's own preset "Fast 4G". */
export const FAST_4G = { roundTripMs: 165, bytesPerSecond: 1_012_500 };
