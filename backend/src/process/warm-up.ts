import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The contract is read and its validators are compiled at the first request, and a broken contract would show only
 * there. So one request is made before the port opens.
 * @throws when the contract does not work
 */
export async function warmUp(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await response.arrayBuffer();
    // A sign-in without fields must be refused by the contract itself.
    if (response.status !== 400) throw new Error(`The contract could not be loaded (status ${response.status})`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
