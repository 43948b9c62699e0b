import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { receiveWithdrawal } from '../../store/contract-withdrawals.ts';
import type { MockDb } from '../../store/db.ts';

export const createContractWithdrawalsHandlers = (db: MockDb): Pick<MockHandlers, 'withdrawFromContract'> => ({
  withdrawFromContract: ({ body, call }) => {
    const statement = { ...body, name: body.name.trim(), order: body.order.trim(), email: body.email.trim() };
    if (!isOneLine(statement.name)) return invalidField('name', REFUSALS.nameLines);
    if (!isOneLine(statement.order)) return invalidField('order', REFUSALS.orderLines);
    receiveWithdrawal(db, statement, call.language);
    return { status: 202, body: { message: String(CONFIRMATIONS.withdrawalReceived) } };
  },
});
