import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../contract/generated/operations.ts';
import { createMockFetch } from './node.ts';
import { formatScenario, parseScenario } from './scenario-text.ts';
import { LONG_WORD } from './server/long-words.ts';

describe('a scenario as text', () => {
  test('describes delay, network, emptiness, failures, stalled calls and the user', () => {
    const text =
      'slow:1500,offline,empty,long-words,listOrders:500,addFunds:503,login:401:silent,getHome:waiting,customer';
    const { settings, person, problems } = parseScenario(text);
    expect(problems).toEqual([]);
    expect(person).toBe('customer');
    expect(settings).toMatchObject({ delay: 1500, offline: true, empty: true, longWords: true });
    expect(settings.failures).toEqual([
      { operation: 'listOrders', status: 500 },
      { operation: 'addFunds', status: 503, message: 'This service is not available at the moment' },
      { operation: 'login', status: 401 },
    ]);
    expect(settings.waiting).toEqual(['getHome']);
    expect(formatScenario(settings)).toBe(text.replace(',customer', ''));
  });

  test('slow without a number is three seconds; none and blanks are ignored', () => {
    expect(parseScenario('slow').settings.delay).toBe(3000);
    expect(formatScenario(parseScenario(' none , ').settings)).toBe('');
  });

  test('reports every unknown word and keeps the rest', () => {
    const { settings, problems } = parseScenario('empty,listOrder:500,listOrders:50,slow:ever,waiting');
    expect(settings.empty).toBe(true);
    expect(problems).toEqual([
      "'listOrder:500' is not a scenario",
      "'listOrders:50' is not a scenario",
      "'slow:ever' is not a scenario",
      "'waiting' is not a scenario",
    ]);
  });

  test('every documented error of every operation can be written and read', () => {
    for (const id of Object.keys(operations) as OperationId[]) {
      for (const [status, { message }] of Object.entries(operations[id].errors)) {
        const { settings } = parseScenario(`${id}:${status}`);
        expect(settings.failures).toEqual([{ operation: id, status: Number(status), message }]);
        expect(message, `${id} ${status} has an example`).not.toBe('');
      }
    }
  });
});

describe('empty', () => {
  test('lists are empty, single items by id are kept', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.empty();
    const get = async (path: string) => (await fetch(`http://mocks.test/api${path}`)).json();
    expect(await get('/products')).toMatchObject({ items: [], total: 0, page: 1 });
    expect(await get('/home')).toMatchObject({ slides: [] });
    expect(await get('/products/1')).toMatchObject({ id: 1, features: expect.arrayContaining([expect.any(String)]) });
    api.scenarios.clear();
    expect((await get('/products')).items.length).toBeGreaterThan(0);
  });
});

describe('long words', () => {
  test('are added to user input, and to nothing that a page depends on', async () => {
    const { api, fetch } = createMockFetch();
    const get = async (path: string) => (await fetch(`http://mocks.test/api${path}`)).json();
    const before = await get('/products/1');
    api.scenarios.longWords();
    const { id, title, features, slug } = await get('/products/1');
    expect({ id, title }).toEqual({ id: 1, title: `${before.title} ${LONG_WORD}` });
    expect(features).toEqual(before.features.map((feature: string) => `${feature} ${LONG_WORD}`));
    expect(slug).toBe(before.slug);
    expect(LONG_WORD).toMatch(/^[A-Za-z]{60}$/);
    api.scenarios.clear();
    expect(await get('/products/1')).toEqual(before);
  });

  test('are recognised when sent back: filters, the plan of a quote, a saved form', async () => {
    const { api, fetch } = createMockFetch();
    const call = async (path: string, body?: object, method = 'POST', token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const request = body ? { method, headers, body: JSON.stringify(body) } : { headers: token ? headers : {} };
      const response = await fetch(`http://mocks.test/api${path}`, request);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      return response.json();
    };
    api.scenarios.longWords();
    for (const path of ['/products', '/posts']) {
      const [{ category }] = (await call(path)).items;
      expect(category).toMatch(LONG_WORD);
      expect((await call(`${path}?category=${encodeURIComponent(category)}`)).total).toBeGreaterThan(0);
    }
    const { id, pricing } = await call('/products/1');
    expect(pricing[0].name).toMatch(LONG_WORD);
    await call('/guest-orders/quote', { product_id: id, tier: pricing[0].name });

    const account = { email: 'customer@example.com', password: 'customer-password' };
    const { token, user } = await call('/auth/login', account);
    const { name } = (await call('/auth/session', undefined, 'GET', token)).user;
    expect(name).toBe(`${user.name} ${LONG_WORD}`);
    await call('/users/profile', { name, email: user.email }, 'PUT', token);
    api.scenarios.clear();
    expect(await call('/auth/session', undefined, 'GET', token)).toMatchObject({ user: { name: user.name } });
  });
});
