import {
  getAdminListInvoiceDepositsQueryKey,
  useAdminListInvoiceDeposits,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDeposit, InvoiceDraft } from '@/api/generated/model.ts';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import type { InvoiceDraftState } from './use-invoice-draft.ts';

interface Deposits {
  /** Undefined until they are known. */
  readonly known: readonly InvoiceDeposit[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The deposits that a draft can deduct: asked for once its recipient is saved, and again when the recipient changes. */
export function useDeposits({ id, invoice_id }: InvoiceDraft, { content, isSaved }: InvoiceDraftState): Deposits {
  const { customerId, email } = content.recipient;
  const { data, error, refetch } = useAdminListInvoiceDeposits(id, {
    query: {
      ...NO_CACHE,
      queryKey: [...getAdminListInvoiceDepositsQueryKey(id), customerId, email] as never,
      enabled: isSaved && invoice_id === null,
    },
  });
  return { known: data?.items, error, retry: () => void refetch() };
}
