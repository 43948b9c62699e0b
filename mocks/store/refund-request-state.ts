import type { AdminRefundRequest } from '../../contract/generated/model.ts';

export type StoredRefundRequest = AdminRefundRequest & { orderId: string };

/** The mock server's refund requests, oldest first. */
export type RefundRequestState = { refundRequests: StoredRefundRequest[] };

/** The mock server's statements of withdrawal from a contract, by order. */
export type ContractWithdrawalState = {
  contractWithdrawals: Record<string, { name: string; email: string; receivedAt: string; closed: boolean }>;
};
