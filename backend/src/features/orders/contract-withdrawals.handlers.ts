import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';

/** The public statement of withdrawal. A job handles it, so that neither answer nor timing reveals an order. */
export function createContractWithdrawalsHandlers({
  limits,
  jobs,
  clock,
}: Deps): FeatureHandlers<'withdrawFromContract'> {
  return {
    withdrawFromContract: async ({ body, call }) => {
      const [name, order, email] = [body.name.trim(), body.order.trim(), body.email.trim()];
      if (!isOneLine(name)) throw invalid('name', REFUSALS.nameLines);
      if (!isOneLine(order)) throw invalid('order', REFUSALS.orderLines);
      await limits.consume('withdrawal-network', call.ip);
      await limits.consume('withdrawal-address', toPersonKey(email));
      await jobs.add('contract-withdrawals.receive', {
        statement: { name, order, email },
        language: call.language,
        receivedAt: clock.now().toISOString(),
        ...(body.website ? { isSuspect: true } : {}),
      });
      return { status: 202, body: { message: String(CONFIRMATIONS.withdrawalReceived) } };
    },
  };
}
