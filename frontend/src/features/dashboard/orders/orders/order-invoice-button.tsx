import { t } from '@lingui/core/macro';
import { getInvoicePdf, listOrderInvoices } from '@/api/generated/invoices/invoices.ts';
import type { Order } from '@/api/generated/model.ts';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { orderNumber } from './order-format.ts';

interface OrderInvoiceButtonProps {
  readonly order: Order;
  readonly className?: string;
}

/** Downloads the invoice of an order that was paid; nothing for the others. */
export function OrderInvoiceButton({ order, className }: OrderInvoiceButtonProps) {
  const { id, amount, status } = order;
  if (amount === 0 || (status !== 'completed' && status !== 'refunded')) return null;
  const number = orderNumber(order);
  const load = async () => {
    const { items } = await listOrderInvoices(id);
    const invoice = items.find(({ kind }) => kind === 'invoice');
    if (!invoice) throw new Error(`Order ${number} has no invoice`);
    return getInvoicePdf(invoice.id);
  };
  return (
    <DownloadDocument
      variant="icon"
      label={t`Invoice`}
      of={t`order #${number}`}
      file={`invoice-${number}.pdf`}
      load={load}
      className={className}
    />
  );
}
