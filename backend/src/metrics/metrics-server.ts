import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsServer {
  port: number;
  close(): void;
}

interface Source {
  contentType: string;
  metrics(): Promise<string>;
}

/**
 * Serves `/metrics` on a separate port, reachable only from the machine itself or its network.
 * @throws the system's error when the port is not available
 */
export async function serveMetrics(address: { port: number; host: string }, source: Source): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': source.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(address.port, address.host).unref();
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
