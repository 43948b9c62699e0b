import type { Page, Request } from '@playwright/test';

/** The answer of a stubbed call; `offline` breaks the connection. */
export type StubResponse = 'offline' | { readonly status?: number; readonly type?: string; readonly body: unknown };

export interface Stubs {
  /** Replaces the answer of one call: 'GET /api/orders'. Its path may end with a star. */
  answer(call: string, answer: StubResponse): void;
  /** The calls of this name so far. */
  calls(call: string): Request[];
}

const JSON_TYPE = 'application/json';

/** No real server: every call is answered here; those without a stub are answered like unknown calls. */
export const stubCalls = async (page: Page, unknown: StubResponse = { status: 404, body: '' }): Promise<Stubs> => {
  const answers = new Map<string, StubResponse>();
  const requests: Request[] = [];
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  const matches = (name: string, call: string) =>
    call.endsWith('*') ? name.startsWith(call.slice(0, -1)) : name === call;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    requests.push(request);
    const known = [...answers].find(([call]) => matches(nameOf(request), call))?.[1] ?? unknown;
    if (known === 'offline') return route.abort('internetdisconnected');
    const { status = 200, type = JSON_TYPE, body } = known;
    await route.fulfill({ status, contentType: type, body: typeof body === 'string' ? body : JSON.stringify(body) });
  });
  return {
    answer: (call, answer) => void answers.set(call, answer),
    calls: (call) => requests.filter((request) => matches(nameOf(request), call)),
  };
};

const IGNORED_URLS = 'Server says: case 4711 went wrong';

/**
 * Every form in which a server of the specification fails, with the message that a screen shows then.
 * @param also where apart from `message` the error catalogue looks
 */
export const findFailures = (fallback: string, also?: 'error' | 'details'): [string, StubResponse, string][] => [
  ['message', { status: 500, body: { message: IGNORED_URLS } }, IGNORED_URLS],
  ['error', { status: 500, body: { error: 'Broken' } }, also === 'error' ? 'Broken' : fallback],
  [
    'details',
    { status: 500, body: { details: 'The city is missing' } },
    also === 'details' ? 'The city is missing' : fallback,
  ],
  ['an empty object', { status: 500, body: {} }, fallback],
  ['nothing', { status: 500, body: '' }, fallback],
  ['a page', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }, fallback],
  ['no network', 'offline', fallback],
];
