import { describe, expect, it, vi } from 'vitest';
import { withStepUp } from './step-up.ts';

const refused = (code = 'proof_needed') =>
  new Response(JSON.stringify({ message: 'Please confirm that it is you', code }), {
    status: 403,
    headers: { 'content-type': 'application/json' },
  });
const done = () => new Response('{}', { status: 200 });
const INIT = { method: 'POST', body: '{"amount":25}', headers: { 'idempotency-key': 'one' } };

describe('a call that requires proof of the session again', () => {
  it('is retried unchanged', async () => {
    const send = vi.fn().mockResolvedValueOnce(refused()).mockResolvedValueOnce(done());
    const answer = await withStepUp(send, async () => true)('/api/wallet/withdraw', INIT);
    expect(answer.status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toMatchObject(['/api/wallet/withdraw', INIT]);
  });

  it('returns the rejection when the user does not provide proof', async () => {
    const send = vi.fn().mockResolvedValue(refused());
    const answer = await withStepUp(send, async () => false)('/api/wallet/withdraw', INIT);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'proof_needed' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves other rejections, and those of calls that the contract does not mark, alone', async () => {
    const stepUpHandler = vi.fn();
    const send = vi.fn().mockImplementation(async () => refused('forbidden'));
    expect((await withStepUp(send, stepUpHandler)('/api/wallet/withdraw', INIT)).status).toBe(403);
    send.mockImplementation(async () => refused());
    expect((await withStepUp(send, stepUpHandler)('/api/proof', INIT)).status).toBe(403);
    expect((await withStepUp(send, stepUpHandler)('/api/orders', INIT)).status).toBe(403);
    expect((await withStepUp(send, stepUpHandler)('/api/admin/users/7', { method: 'GET' })).status).toBe(403);
    expect(stepUpHandler).not.toHaveBeenCalled();
  });

  it('recognises calls with a path parameter and with a query', async () => {
    const stepUpHandler = vi.fn().mockResolvedValue(true);
    const send = vi.fn().mockImplementation(async () => refused());
    await withStepUp(send, stepUpHandler)('/api/admin/users/7', { method: 'DELETE' });
    await withStepUp(send, stepUpHandler)('/api/admin/orders/export?status=paid', { method: 'GET' });
    expect(stepUpHandler).toHaveBeenCalledTimes(2);
  });

  it('asks once for several calls', async () => {
    const stepUpHandler = vi.fn().mockResolvedValue(true);
    const send = vi.fn();
    send
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(refused())
      .mockImplementation(async () => done());
    const sending = withStepUp(send, stepUpHandler);
    const answers = await Promise.all([sending('/api/admin/invitations', INIT), sending('/api/data-export', INIT)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(stepUpHandler).toHaveBeenCalledTimes(1);
  });
});
