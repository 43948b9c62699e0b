import assert from 'node:assert/strict';

/** What a customer must have according to the server's confirmations. */
export interface Expected {
  cents: number;
  purchases: number;
}

/** The maximum page size of the API's lists. */
const LONGEST_LIST = 2_000;

/**
 * Compares the server's data with its confirmations: the balance, the ledger entry by entry, orders and downloads.
 * @throws AssertionError with the first difference
 */
export async function checkBooks(url: string, authorization: string, expected: Expected): Promise<void> {
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(`${url}/api/${path}`, { headers: { authorization } });
    assert.equal(response.status, 200, `GET ${path}`);
    return response;
  };
  const { balance } = (await (await get('wallet/balance')).json()) as { balance: number };
  assert.equal(Math.round(balance * 100), expected.cents, 'the balance is what was confirmed');

  const [, ...lines] = (await (await get('wallet/statement')).text()).split('\r\n').slice(0, -1);
  let running = 0;
  let purchases = 0;
  for (const line of lines) {
    const [, type, , amount, after] = line.split(',');
    running += Math.round(Number(amount) * 100);
    assert.equal(running, Math.round(Number(after) * 100), `the running balance at ${line}`);
    if (type === 'purchase') purchases += 1;
  }
  assert.equal(running, expected.cents, 'the ledger sums to the balance');
  assert.equal(purchases, expected.purchases, 'every purchase was paid once');

  for (const path of ['orders', 'downloads']) {
    const list = (await (await get(path)).json()) as unknown[];
    assert.equal(list.length, Math.min(expected.purchases, LONGEST_LIST), `${path} of the purchases`);
  }
}
