// Users' writes to their accounts, keys and withdrawals.

import { CUSTOMER } from './calls.mjs';
import { unique } from './writes-customer.mjs';

const PAYOUT_ACCOUNT = { method: 'bkash', holder: 'Nadia Rahman', number: '01712345678' };
/** The user whose sessions are ended. */
const ANOTHER = 'grown.2@example.com';
const BILLING = { name: 'Nadia Rahman', address: '1 Lake Road', country: 'BD', taxNumber: '' };

/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<import('./cases.mjs').Case[]>} */
export const accountWrites = async ({ call, one, enter }, { user }) => {
  const [put, post, away, patch] = ['PUT', 'POST', 'DELETE', 'PATCH'].map((method) => ({ method }));
  /** @param {string} operation @param {import('./cases.mjs').Case['prepare']} prepare */
  const write = (operation, prepare) => ({ name: `${operation} `, operation, prepare });
  /** A key that belongs to another user, with its devices. */
  const someKey = async () => {
    const at = Math.floor(Math.random() * 200);
    return String(
      await one(
        `select key from licences join order_lines on order_lines.id = line_id join orders on orders.id = order_lines.order_id
          where licences.user_id <> $1 and key like '_____-_____-_____-_____' and exists (select from entitlements where line_id = licences.line_id and activations = 3)
            and orders.status = 'completed'
          order by licences.created_at offset $2 limit 1`,
        [user, at],
      ),
    );
  };
  const device = () => ({ device_id: `bench-${unique()}`.slice(0, 40), device_name: 'Bench' });
  const ownLicence = () => one('select id from licences where user_id = $1 limit 1', [user]);
  return [
    write('setMailChoice', (round) => ({
      ...put,
      path: '/users/mails/releases',
      as: CUSTOMER,
      body: { wanted: round % 2 === 0 },
    })),
    write('endSession', async () => {
      await enter(ANOTHER);
      const token = await enter(ANOTHER);
      const { text } = await call({ path: '/sessions', token });
      const { id } = JSON.parse(text).items.find((/** @type {{ current: boolean }} */ session) => !session.current);
      return { ...away, path: `/sessions/${id}`, token };
    }),
    write('endOtherSessions', async () => {
      await enter(ANOTHER);
      return { ...away, path: '/sessions', token: await enter(ANOTHER) };
    }),
    write('saveBillingDetails', () => ({ ...put, path: '/billing-details', as: CUSTOMER, body: BILLING })),
    write('savePayoutAccount', () => ({ ...put, path: '/wallet/payout-account', as: CUSTOMER, body: PAYOUT_ACCOUNT })),
    write('cancelPayout', async () => {
      await call({ ...post, path: '/wallet/withdraw', as: CUSTOMER, body: { amount: 0.01 }, keyed: true });
      const id = await one('select id from payouts where user_id = $1 order by seq desc limit 1', [user]);
      return { ...post, path: `/wallet/payouts/${id}/cancel`, as: CUSTOMER };
    }),
    write('activateLicence', async () => {
      const key = await someKey();
      await one('delete from licence_devices using licences where licence_id = licences.id and key = $1', [key]);
      return { ...post, path: '/licences/activate', as: '', body: { key, ...device() } };
    }),
    ...['validateLicence', 'deactivateLicence'].map((operation) =>
      write(operation, async () => {
        const [key, body] = [await someKey(), device()];
        await one('delete from licence_devices using licences where licence_id = licences.id and key = $1', [key]);
        await call({ ...post, path: '/licences/activate', as: '', body: { key, ...body } });
        const path = `/licences/${operation.replace('Licence', '')}`;
        return { ...post, path, as: '', body: { key, device_id: body.device_id } };
      }),
    ),
    write('rotateLicence', async () => ({ ...post, path: `/licences/${await ownLicence()}/rotate`, as: CUSTOMER })),
    write('renameLicenceDevice', async () => {
      const licence = await ownLicence();
      const text = `insert into licence_devices (licence_id, fingerprint, name, created_at, seen_at) values ($1, $2, 'Bench', now(), now()) returning id`;
      const id = await one(text, [licence, `bench-${unique()}`]);
      return { ...patch, path: `/licences/${licence}/devices/${id}`, as: CUSTOMER, body: { name: 'Workshop' } };
    }),
  ];
};
