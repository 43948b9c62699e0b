// The site behind a proxy that reports what goes wrong in a page. WebKit's driver shows neither console nor requests,
// so each document gets a script that sends its errors here: the same in every engine, from the first line on.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const REPORT_PATH = '/__problem';

/** Runs in the page, before anything else. */
const reportProblems = (path: string) => {
  const send = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`);
  addEventListener('error', ({ message }) => send(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => send(`rejected ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    send(`blocked ${event.violatedDirective} ${event.blockedURI}`),
  );
  const log = console.error;
  console.error = (...args) => {
    log(...args);
    send(`console ${args.join(' ')}`);
  };
};

const SCRIPT = `(${reportProblems})(${JSON.stringify(REPORT_PATH)})`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const readBody = async (stream: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A document with the script in it, allowed by its content policy. */
const sendDocument = async (answer: IncomingMessage, response: ServerResponse) => {
  const page = (await readBody(answer)).replace(/<head[^>]*>/, (head) => `${head}<script>${SCRIPT}</script>`);
  const policy = String(answer.headers['content-security-policy'] ?? '').replace('script-src ', `script-src ${HASH} `);
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-security-policy': policy }).end(page);
};

/**
 * Starts the proxy.
 * @param port where pages are opened
 * @param sitePort of the server behind it, whose PUBLIC_URL must name `port`
 */
export const watchSite = async (port: number, sitePort: number) => {
  const problems: string[] = [];
  const server = createServer(async (call, response) => {
    if (call.url === REPORT_PATH) {
      problems.push(await readBody(call));
      return response.writeHead(204).end();
    }
    const { url: path, method, headers } = call;
    const isDocument = headers['sec-fetch-dest'] === 'document' || String(headers.accept).startsWith('text/html');
    const own = isDocument ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers;
    const forwarded = request({ port: sitePort, path, method, headers: own }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (status >= 400) problems.push(`${method} ${path} answers ${status}`);
      if (isDocument && String(answer.headers['content-type']).startsWith('text/html'))
        return void sendDocument(answer, response);
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    call.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return {
    origin: `http://localhost:${port}`,
    /** What has gone wrong since the last call. */
    takeProblems: () => problems.splice(0),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
