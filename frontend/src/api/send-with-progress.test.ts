import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

type Told = { loaded: number; total: number; lengthComputable: boolean };

/** A fake XMLHttpRequest that the test controls. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Told) => void; onload?: () => void } = {};
  status = 201;
  statusText = 'Created';
  response = new Blob(['{"id":1}']);
  withCredentials = false;
  sent: unknown;
  headers: Record<string, string> = {};
  opened: string[] = [];
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-total-count: 3\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

describe('a measured request', () => {
  it('sends what fetch would, reports its progress, and responds like fetch', async () => {
    const onSent = vi.fn();
    const body = new FormData();
    const headers = { authorization: 'Bearer x' };
    const answer = sendWithProgress('/api/x', { method: 'POST', credentials: 'include', headers, body }, onSent);
    const request = FakeRequest.last;
    expect([request.opened, request.withCredentials, request.sent]).toEqual([['POST', '/api/x'], true, body]);
    expect(request.headers).toEqual(headers);
    request.upload.onprogress?.({ loaded: 30, total: 120, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 40, total: 0, lengthComputable: false });
    request.upload.onload?.();
    expect(onSent.mock.calls).toEqual([[0.25], [1]]);
    request.onload();
    const response = await answer;
    expect([response.status, response.headers.get('x-total-count'), await response.json()]).toEqual([
      201,
      '3',
      { id: 1 },
    ]);
  });

  it('has no body for a response without one', async () => {
    const answer = sendWithProgress('/api/x', { method: 'POST' }, () => {});
    FakeRequest.last.status = 204;
    FakeRequest.last.onload();
    expect((await answer).body).toBeNull();
  });

  it('fails like fetch when offline', async () => {
    const answer = sendWithProgress('/api/x', { method: 'POST' }, () => {});
    FakeRequest.last.onerror();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('is aborted by its signal, before and after it has started', async () => {
    const controller = new AbortController();
    const answer = sendWithProgress('/api/x', { method: 'POST', signal: controller.signal }, () => {});
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect(sendWithProgress('/api/x', { signal: controller.signal }, () => {})).rejects.toThrow('aborted');
  });
});
