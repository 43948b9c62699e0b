import {
  type AdminPayout,
  type Payout,
  PayoutStatus,
  type PayoutStatusInput,
} from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { listTotals } from '../../../contract/rules/list-totals.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { canPayoutTransition, listPayoutTransitions } from '../../../contract/rules/payout-states.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { trimToNull } from '../../../contract/rules/text.ts';
import { conflict, invalidField, type Problem } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { settlePayout } from '../../store/payouts.ts';
import type { Owned } from '../../store/state.ts';
import { createEntries } from '../kit/collection.ts';
import { toPage } from '../kit/page.ts';

type Operations = 'adminListPayouts' | 'adminGetPayout' | 'adminSetPayoutStatus';

const toAdminPayout = (db: MockDb, { userId, ...payout }: Owned<Payout>): AdminPayout => {
  const user = db.account(userId)?.user;
  return {
    ...payout,
    customer: user ? { id: user.id, name: user.name, email: user.email } : null,
    next: listPayoutTransitions(payout.status),
  };
};

const VERBS: Partial<Record<PayoutStatus, string>> = { approved: 'approve', paid: 'pay', refused: 'refuse' };

/** The further fields that a decision requires, or the reason for a refusal. */
const validateStatusChange = (payout: Payout, body: PayoutStatusInput): Problem<400 | 409> | Partial<Payout> => {
  const { from, status: to } = body;
  if (payout.status !== from) return conflict(REFUSALS.stale);
  if (!canPayoutTransition(from, to)) return conflict(REFUSALS.noPayoutTransition(from, to));
  const [paid_reference, reason] = [trimToNull(body.paid_reference), trimToNull(body.reason)];
  if (to === 'refused') return reason === null ? invalidField('reason', REFUSALS.reasonMissing) : { reason };
  if (to === 'paid' && paid_reference === null) return invalidField('paid_reference', REFUSALS.payoutReferenceMissing);
  if (payout.account === null) return conflict(REFUSALS.payoutAccountMissing);
  if (from === 'requested' && payout.account.number !== trimToNull(body.account_number))
    return conflict(REFUSALS.payoutAccountChanged);
  return to === 'paid' ? { paid_reference } : {};
};

export const createAdminPayoutsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const payouts = createEntries<Owned<Payout>, AdminPayout>(db, {
    rows: () => db.state.payouts,
    toItem: (payout) => toAdminPayout(db, payout),
    audit: { subject: 'payout', label: ({ reference }) => `Payout ${reference}` },
  });
  return {
    adminListPayouts: ({ query }) => {
      const matching = db.state.payouts
        .map((payout) => toAdminPayout(db, payout))
        .filter(({ reference, customer }) =>
          matchesSearch(query.search, reference, customer?.name ?? '', customer?.email ?? ''),
        );
      const items = matching.filter(({ status }) => !query.status || status === query.status);
      const groups = matching.map(({ status, currency, amount }) => ({
        status,
        currency,
        rows: 1,
        cents: toCents(amount),
      }));
      const totals = listTotals(groups, Object.values(PayoutStatus), query.status);
      return { status: 200, body: { ...toPage(items, query.page, query.limit ?? 20), ...totals } };
    },

    adminGetPayout: payouts.get,

    adminSetPayoutStatus: ({ params, body, user }) => {
      const payout = payouts.find(params.id);
      if (!payout) return payouts.missing();
      const details = validateStatusChange(payout, body);
      if ('body' in details) return details;
      settlePayout(db, payout, body.status, details);
      payouts.record(user, VERBS[body.status] ?? 'update', payout, {
        before: { status: body.from },
        after: {
          status: body.status,
          ...(body.status === 'paid' ? { paidReference: payout.paid_reference } : {}),
          ...(body.status === 'refused' ? { reason: payout.reason } : {}),
        },
      });
      return { status: 200, body: toAdminPayout(db, payout) };
    },
  };
};
