import type { AdminAffiliate, AffiliateInput } from '../../../contract/generated/model.ts';
import { MAX_AFFILIATES } from '../../../contract/rules/affiliates.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { listCommissions, type StoredAffiliate, toAdminAffiliate } from '../../store/affiliates.ts';
import type { MockDb } from '../../store/db.ts';
import { createCollection } from '../kit/collection.ts';

type Operations = 'adminListAffiliates' | 'adminCreateAffiliate' | 'adminUpdateAffiliate' | 'adminListCommissions';

const toFields = ({ code, percent, days, hold_days, products, active }: StoredAffiliate) => ({
  code,
  percent,
  days,
  hold_days,
  products,
  active,
});

export const createAdminAffiliatesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const affiliates = createCollection<StoredAffiliate, AdminAffiliate, AffiliateInput, 400>(db, {
    rows: () => db.state.affiliates,
    gone: REFUSALS.affiliateGone,
    toItem: (affiliate) => toAdminAffiliate(db, affiliate),
    write: ({ version: _version, email, ...fields }, before) => {
      const customerId = db.memberByEmail(email.trim())?.user.id;
      if (before && customerId !== before.customerId) return invalidField('email', REFUSALS.affiliatePerson);
      if (customerId === undefined) return invalidField('email', REFUSALS.affiliateAccount);
      const isTaken = db.state.affiliates.some(({ id, code }) => code === fields.code && id !== before?.id);
      return isTaken ? invalidField('code', REFUSALS.affiliateCodeTaken) : { ...fields, customerId };
    },
    create: (fields) => ({ ...fields, id: crypto.randomUUID(), version: 1, created_at: new Date().toISOString() }),
    isNewestFirst: true,
    audit: { subject: 'affiliate', label: ({ code }) => `Affiliate ${code}`, fields: toFields },
  });
  return {
    adminListAffiliates: () => ({
      status: 200,
      body: { items: db.state.affiliates.map((affiliate) => toAdminAffiliate(db, affiliate)) },
    }),
    adminCreateAffiliate: (call) =>
      db.state.affiliates.length >= MAX_AFFILIATES
        ? conflict(REFUSALS.affiliatesFull(MAX_AFFILIATES))
        : affiliates.create(call),
    adminUpdateAffiliate: affiliates.update,
    adminListCommissions: ({ params }) =>
      affiliates.find(params.id)
        ? { status: 200, body: { items: listCommissions(db, params.id) } }
        : notFound(REFUSALS.affiliateGone),
  };
};
