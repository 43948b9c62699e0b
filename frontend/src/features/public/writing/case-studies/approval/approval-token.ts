import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a client's approval. */
export const { save: saveApprovalToken, useToken: useApprovalToken } = createTokenStore('approval-token');

/** The header that authorizes access to a case study before its publication. */
export const approvalHeaders = (token: string) => ({ headers: { 'X-Approval-Token': token } });
