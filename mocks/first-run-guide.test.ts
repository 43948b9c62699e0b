import { expect, test } from 'vitest';
import { createMockFetch } from './node.ts';

// The demo has no guide, so the conformance scenarios cannot see its steps.
test('the seller step of the first-run guide follows the invoice settings', async () => {
  const { api, fetch } = createMockFetch();
  api.db.state.guide = { folded: false, mail: 'smtp', steps: [{ id: 'invoices', done: false }] };
  const call = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`http://mocks.test/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const { token } = await call('POST', '/admin/login', { email: 'admin@example.com', password: 'admin-password' });
  const isDone = async (fields: object) => {
    const settings = await call('GET', '/admin/invoice-settings', undefined, token);
    await call('PUT', '/admin/invoice-settings', { ...settings, ...fields }, token);
    const { steps } = (await call('GET', '/admin/overview', undefined, token)).guide;
    return steps.find(({ id }: { id: string }) => id === 'invoices').done;
  };
  const nothing = { sellerName: '', sellerAddress: '', taxNumber: '', rates: [] };
  expect(await isDone(nothing)).toBe(false);
  expect(await isDone({ sellerName: 'Nodi Studio', sellerAddress: 'Dhaka' })).toBe(true);
  expect(await isDone({ taxNumber: '0012345678901' })).toBe(false);
  expect(await isDone({ rates: [{ country: 'BD', name: 'VAT', percent: 15 }] })).toBe(true);
});
