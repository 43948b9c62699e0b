import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** What a provider does with a call; `lost` takes the email and ends the connection without an answer. */
export type MailApiBehaviour = { status: number; body: object | string } | 'lost' | 'accepted';

function answer(response: ServerResponse, behaviour: MailApiBehaviour, count: number): void {
  if (behaviour === 'lost') {
    response.destroy();
    return;
  }
  const accepted = { ErrorCode: 0, Message: 'OK', MessageID: `accepted-${count}`, id: `accepted-${count}` };
  const { status, body } = behaviour === 'accepted' ? { status: 200, body: accepted } : behaviour;
  response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A server that answers like the API of a mail provider. @param behave decides about each call */
export async function startMailApi(behave: (call: ReceivedCall, count: number) => MailApiBehaviour) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
    const count = calls.push(call);
    answer(response, behave(call, count), count);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
