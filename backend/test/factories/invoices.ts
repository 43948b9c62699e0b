import { randomUUID } from 'node:crypto';
import { insertInvoice } from '../../src/features/billing/invoices.repository.ts';
import type { TestApp } from '../test-app.ts';
import { createOffer, creditWallet } from './commerce.ts';

/** A customer who has bought a product for $9.99. */
export async function createBuyer(app: TestApp) {
  const customer = await app.signedIn();
  await creditWallet(app.db, customer.user.id, 1_000);
  const { id } = await createOffer(app.db, app.deps.storage);
  // Used while the account has none: a shop with tax sells nothing to an unknown country.
  const order = { product_id: id, tier: 'Pro', country: 'DE', withdrawal_consent: 1 };
  const buy = () => app.http.post('/api/orders').set(customer.headers).send(order);
  return { ...customer, buy };
}

const PARTY = { name: '', address: '', country: 'BD', taxNumber: '', email: '' };

interface InvoiceValues {
  name?: string;
  email?: string;
  orderNumber?: number;
  currency?: string;
  cents?: number;
  at?: Date;
  /** of another document of the same order; makes this one a credit note */
  creditedOrder?: string;
}

/** An issued document without an order: by default an invoice for $9.99, issued now. */
export function createInvoice({ db }: Pick<TestApp, 'db'>, values: InvoiceValues = {}) {
  const { name = 'Nadia Rahman', email = 'nadia@example.com', orderNumber = 1, creditedOrder } = values;
  const cents = (creditedOrder === undefined ? 1 : -1) * (values.cents ?? 999);
  const document = {
    orderNumber,
    suppliedAt: new Date().toISOString(),
    refersTo: creditedOrder === undefined ? null : '2026-00001',
    seller: PARTY,
    buyer: { ...PARTY, name, email },
    description: 'River Map',
    taxName: '',
    taxPercent: 0,
    mushak: false,
  };
  return db.transaction().execute((tx) =>
    insertInvoice(tx, {
      kind: creditedOrder === undefined ? 'invoice' : 'credit_note',
      order_id: creditedOrder ?? randomUUID(),
      currency: values.currency ?? 'USD',
      net_cents: cents,
      tax_cents: 0,
      total_cents: cents,
      document: JSON.stringify(document),
      issued_at: values.at ?? new Date(),
    }),
  );
}

/** Missing or duplicate numbers of a kind and year. Must be empty. */
export async function findNumberingFaults({ db }: Pick<TestApp, 'db'>): Promise<unknown[]> {
  const rows = await db.selectFrom('invoices').select(['kind', 'year', 'number']).orderBy('number').execute();
  const groups = Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`);
  return [...groups].flatMap(([name, group]) =>
    group.flatMap(({ number }, index) => (number === index + 1 ? [] : [`${name}: ${number} at ${index + 1}`])),
  );
}
