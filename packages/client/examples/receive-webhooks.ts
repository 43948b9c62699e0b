import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookError } from '@studio-site/client';

const { STUDIO_WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const seen = new Set(); // in production, a table with a unique id

const server = createServer(async (request, response) => {
  try {
    const body = await text(request);
    const event = verifyWebhook({ body, headers: request.headers, secret: STUDIO_WEBHOOK_SECRET });
    response.writeHead(204).end(); // within ten seconds; the work follows
    const id = request.headers['webhook-id'];
    if (seen.has(id)) return;
    seen.add(id);
    if (event.type === 'release.published') console.log(`${event.data.product} ${event.data.version}`);
  } catch (error) {
    response.writeHead(error instanceof WebhookError ? 401 : 500).end();
  }
});
server.listen(Number(PORT), () => console.log('Listening', server.address()));
