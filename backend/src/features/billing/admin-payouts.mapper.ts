import type { AdminPayout } from '../../../../contract/generated/model.ts';
import { listPayoutTransitions } from '../../../../contract/rules/payout-states.ts';
import type { AdminPayoutRow } from './admin-payouts.repository.ts';
import { toPayout } from './payouts.mapper.ts';

export function toAdminPayout(row: AdminPayoutRow): AdminPayout {
  const { user_id: id, customer_name: name, customer_email: email } = row;
  return {
    ...toPayout(row),
    customer: id === null || name === null || email === null ? null : { id, name, email },
    next: listPayoutTransitions(row.status),
  };
}
