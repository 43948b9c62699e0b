import type { TestApp } from '../test-app.ts';
import { createOffer, creditWallet } from './commerce.ts';

/** A customer who has bought a product for $9.99. */
export async function createBuyer(app: TestApp) {
  const customer = await app.signedIn();
  await creditWallet(app.db, customer.user.id, 1_000);
  const { id } = await createOffer(app.db, app.deps.storage);
  // Used while the account has none: a shop with tax sells nothing to an unknown country.
  const order = { product_id: id, tier: 'Pro', country: 'DE' };
  const buy = () => app.http.post('/api/orders').set(customer.headers).send(order);
  return { ...customer, buy };
}

/** Missing or duplicate numbers of a kind and year. Must be empty. */
export async function findNumberingFaults({ db }: Pick<TestApp, 'db'>): Promise<unknown[]> {
  const rows = await db.selectFrom('invoices').select(['kind', 'year', 'number']).orderBy('number').execute();
  const groups = Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`);
  return [...groups].flatMap(([name, group]) =>
    group.flatMap(({ number }, index) => (number === index + 1 ? [] : [`${name}: ${number} at ${index + 1}`])),
  );
}
