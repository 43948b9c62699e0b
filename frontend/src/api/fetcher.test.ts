import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingRequests } from '../lib/pending-requests.ts';
import { ApiError, isAborted } from './api-error.ts';
import { connectFetcher, fetcher } from './fetcher.ts';
import { digestOf } from './response-headers.ts';

const answers = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );
const sent = () => {
  const [url, init] = answers.mock.lastCall ?? [];
  return { url, headers: new Headers(init?.headers), init };
};
/** Never answers; rejects as fetch does when its signal is aborted. */
const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  answers.mockReset();
  connectFetcher({ send: (address, init) => fetch(address, init), token: () => null, rejected: async () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the request', () => {
  it('goes to the page’s own origin and accepts JSON', async () => {
    answers.mockResolvedValue(json([]));
    await fetcher('/api/orders', { method: 'GET' });
    expect(sent()).toMatchObject({ url: '/api/orders', init: { method: 'GET', credentials: 'include' } });
    expect(sent().headers.get('accept')).toContain('application/json');
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('has the bearer token, read for each call', async () => {
    const tokens = ['t1', 't2'];
    answers.mockImplementation(async () => json([]));
    connectFetcher({ token: () => tokens.shift() ?? null });
    await fetcher('/api/orders');
    expect(sent().headers.get('authorization')).toBe('Bearer t1');
    await fetcher('/api/orders');
    expect(sent().headers.get('authorization')).toBe('Bearer t2');
  });

  it('uses another transport than the network when given one', async () => {
    const send = vi.fn(async () => json({ balance: 1 }));
    connectFetcher({ send });
    await expect(fetcher('/api/wallet/balance', { method: 'GET' })).resolves.toEqual({ balance: 1 });
    expect(send).toHaveBeenCalledWith('/api/wallet/balance', expect.objectContaining({ method: 'GET' }));
    expect(answers).not.toHaveBeenCalled();
  });

  it('asks for the language of the page, whatever the browser prefers', async () => {
    answers.mockResolvedValue(json([]));
    await fetcher('/api/orders', { headers: { 'accept-language': 'fr' } });
    expect(sent().headers.get('accept-language')).toBe('en');
  });

  it('has no bearer token for anonymous calls', async () => {
    answers.mockResolvedValue(json({ token: 't', user: { email: 'a@example.com' } }));
    connectFetcher({ token: () => 't' });
    await fetcher('/api/auth/login', { method: 'POST', anonymous: true });
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().init).not.toHaveProperty('anonymous');
  });

  it('leaves the content type of a form to the browser', async () => {
    answers.mockResolvedValue(json({ avatarUrl: '/uploads/a.webp' }));
    await fetcher('/api/users/avatar', { method: 'POST', body: new FormData() });
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

describe('the response', () => {
  it('is JSON', async () => {
    answers.mockResolvedValue(json({ balance: 12.5 }));
    await expect(fetcher('/api/wallet/balance')).resolves.toEqual({ balance: 12.5 });
  });

  it('is undefined for 204 and for an empty response', async () => {
    answers.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(fetcher('/api/auth/logout', { method: 'POST' })).resolves.toBeUndefined();
    answers.mockResolvedValueOnce(new Response('', { headers: { 'content-length': '0' } }));
    await expect(fetcher('/api/auth/logout', { method: 'POST' })).resolves.toBeUndefined();
  });

  it('is a Blob for a file', async () => {
    answers.mockResolvedValue(new Response('zip', { headers: { 'content-type': 'application/octet-stream' } }));
    const file = await fetcher<Blob>('/api/downloads/1');
    expect(file).toBeInstanceOf(Blob);
    await expect(file.text()).resolves.toBe('zip');
  });

  it('is a file where the call requests one, with its hash', async () => {
    const headers = { 'content-type': 'application/json', 'repr-digest': 'md5=:AA==:, sha-256=:AAEC:' };
    answers.mockResolvedValue(new Response('{}', { headers }));
    const file = await fetcher<Blob>('/api/downloads/1');
    expect(file).toBeInstanceOf(Blob);
    expect(digestOf(file)).toBe('000102');
    expect(digestOf(new Blob())).toBeUndefined();
  });

  it.each([
    ['/api/wallet/add-funds', 'POST', '', {}],
    ['/api/wallet/withdraw', 'POST', 'null', {}],
    ['/api/addresses/7', 'DELETE', 'done', undefined],
    ['/api/auth/reset-password', 'POST', '', { message: '' }],
  ])('of %s is a success whatever was sent', async (address, method, text, result) => {
    answers.mockResolvedValue(new Response(text, { headers: { 'content-type': 'application/json' } }));
    await expect(fetcher(address, { method })).resolves.toEqual(result);
  });

  it('is an error for a list where there should be none', async () => {
    answers.mockImplementation(async () => json([]));
    await expect(failure(fetcher('/api/dashboard/summary'))).resolves.toBeInstanceOf(ApiError);
    await expect(fetcher('/api/licences?page=1')).resolves.toEqual([]);
  });

  it('is an error for an HTML page instead of data', async () => {
    answers.mockResolvedValue(
      new Response('<h1>Sign in to the hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(failure(fetcher('/api/orders'))).resolves.toBeInstanceOf(ApiError);
  });
});

describe('failures', () => {
  it('keep status and body', async () => {
    answers.mockResolvedValue(json({ message: 'Insufficient funds', code: 'insufficient_funds' }, 409));
    await expect(failure(fetcher('/api/wallet/withdraw', { method: 'POST' }))).resolves.toMatchObject({
      name: 'ApiError',
      status: 409,
      message: 'Insufficient funds',
      body: { code: 'insufficient_funds' },
    });
  });

  it.each([
    ['a page', new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['broken JSON', new Response('{', { status: 502, headers: { 'content-type': 'application/json' } })],
    ['nothing', new Response(null, { status: 502 })],
  ])('keep the status with %s', async (_, response) => {
    answers.mockResolvedValue(response);
    await expect(failure(fetcher('/api/orders'))).resolves.toMatchObject({ status: 502, body: undefined });
  });

  it('of the network have status 0 and a message', async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(failure(fetcher('/api/orders'))).resolves.toMatchObject({
      status: 0,
      message: 'The server cannot be reached. Check your connection and try again.',
    });
  });

  it('occur only when the user cancels a late call', async () => {
    vi.useFakeTimers();
    answers.mockImplementation(hangs);
    const error = failure(fetcher('/api/orders', { signal: new AbortController().signal }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pendingRequests.read()).toBe(true);
    pendingRequests.cancel();
    const thrown = await error;
    expect(thrown).toMatchObject({ status: 0 });
    expect(isAborted(thrown)).toBe(true);
    expect(pendingRequests.read()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of a background call are never waited for by the user', async () => {
    vi.useFakeTimers();
    answers.mockImplementation(hangs);
    void fetcher('/api/notifications', { background: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pendingRequests.read()).toBe(false);
  });

  it('of the caller’s own code are passed on', async () => {
    answers.mockImplementation(hangs);
    const caller = new AbortController();
    const error = failure(fetcher('/api/orders', { signal: caller.signal }));
    caller.abort();
    await expect(error).resolves.toMatchObject({ name: 'AbortError' });
  });
});

describe('a rejected token', () => {
  const rejected = vi.fn();
  beforeEach(() => {
    rejected.mockReset();
    rejected.mockResolvedValue(null);
    connectFetcher({ token: () => 't', rejected });
  });

  it('is reported', async () => {
    answers.mockResolvedValue(json({ message: 'Please sign in to continue' }, 401));
    await failure(fetcher('/api/orders'));
    expect(rejected).toHaveBeenCalledExactlyOnceWith('t');
  });

  it('retries the request with the token that replaced it', async () => {
    rejected.mockResolvedValue('next');
    answers.mockResolvedValueOnce(json({ message: 'Please sign in to continue' }, 401));
    answers.mockResolvedValueOnce(json({ id: 1 }));
    await expect(fetcher('/api/orders', { method: 'POST', body: '{}' })).resolves.toEqual({ id: 1 });
    expect(sent().headers.get('authorization')).toBe('Bearer next');
    expect(sent().init).toMatchObject({ method: 'POST', body: '{}' });
  });

  it('is not reported for a failed sign-in or another status', async () => {
    answers.mockResolvedValueOnce(json({ message: 'Invalid email or password' }, 401));
    await failure(fetcher('/api/auth/login', { method: 'POST', anonymous: true }));
    answers.mockResolvedValueOnce(json({ message: 'Unauthorized access' }, 403));
    await failure(fetcher('/api/admin/users'));
    expect(rejected).not.toHaveBeenCalled();
  });
});
