import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Argv, CommandModule } from 'yargs';
import { verifyWebhook, WebhookError } from '../webhooks.ts';
import { type OutputOptions, print, UsageError } from './output.ts';
import { readWebhookSecrets } from './settings.ts';

interface Arguments extends OutputOptions {
  port: number;
}

/** Events are far smaller. */
const MAX_BYTES = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new WebhookError('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export const webhooksListen: CommandModule<OutputOptions, Arguments> = {
  command: 'listen',
  describe: 'Receive webhooks on this computer, verify and print them',
  builder: (yargs: Argv<OutputOptions>) =>
    yargs.option('port', { type: 'number', default: 8080, describe: 'Port; 0 for any free one' }),
  handler: async ({ port, json }) => {
    const secret = readWebhookSecrets();
    const seen = new Set<unknown>();
    const server = createServer(async (request, response) => {
      try {
        const event = verifyWebhook({ body: await readBody(request), headers: request.headers, secret });
        response.writeHead(204).end();
        const id = request.headers['webhook-id'];
        const isRepeated = seen.has(id);
        seen.add(id);
        const again = isRepeated ? ' (repeated)' : '';
        print({ json }, `${event.timestamp} ${event.type} ${event.data.id}${again}`, { id, isRepeated, ...event });
      } catch (error) {
        if (!response.headersSent) response.writeHead(error instanceof WebhookError ? 401 : 400).end();
        process.stderr.write(`Refused: ${error instanceof Error ? error.message : error}\n`);
      }
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error) => {
      throw new UsageError(`Port ${port} cannot be opened: ${error.message}`);
    });
    process.stderr.write(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
    process.once('SIGINT', () => server.close()).once('SIGTERM', () => server.close());
    await once(server, 'close');
  },
};
