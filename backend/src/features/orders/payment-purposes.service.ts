import type { Deps } from '../../http/contract/operation.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { topUpPurpose } from '../billing/top-up.service.ts';
import { orderPurpose } from './order-purpose.service.ts';

/** Everything that can be paid through a provider. */
export const paymentPurposes = (deps: Pick<Deps, 'mail' | 'env'>): SettlementDeps['purposes'] => ({
  'top-up': topUpPurpose,
  order: orderPurpose(deps),
});
