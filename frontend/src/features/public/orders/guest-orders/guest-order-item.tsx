import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createGuestOrderLink,
  getGuestInvoicePdf,
  getGuestOrderFile,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';
import { orderMoney } from '@/lib/order-money.ts';
import { authHeaders, guestHeaders } from '../../kit/checkout/order-token.ts';
import { DownloadFile } from './download-file.tsx';
import { orderMessage } from './order-messages.ts';

interface GuestOrderItemProps {
  /** Of the email's orders. */
  readonly token: string;
  readonly guest: GuestOrder;
}

/** One order of several: its state and next step, with file and invoices at hand; its page has the rest. */
export function GuestOrderItem({ token, guest }: GuestOrderItemProps) {
  const { order, file_name: file, invoices } = guest;
  const { id, number, product_id, product_name, tier, amount, status, created_at, payment } = order;
  const product = useGetProduct(String(product_id), { query: { enabled: product_id !== null } });
  const [picture] = product.data?.images ?? [];
  const orderHeaders = async () => authHeaders((await createGuestOrderLink(id, guestHeaders(token))).token);
  const { title, line } = orderMessage(guest);
  const isSeveral = order.lines.length > 1;
  const products = order.lines.map((one) => one.product_name).join(', ');
  return (
    <article aria-label={t`Order #${number}`} className="flex gap-4 border-t border-border py-6 sm:gap-6">
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 40rem) 160px, 80px"
          className="aspect-4/3 w-20 shrink-0 self-start rounded-md sm:w-40"
        />
      ) : null}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere">
            <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          </h2>
          <span className="font-semibold tabular-nums">{amount > 0 ? orderMoney(order) : t`Free`}</span>
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <span className="tabular-nums">{`#${formatNumber(number)}`}</span>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
          {tier === null || isSeveral ? null : <span>{t`Plan: ${tier}`}</span>}
          <StatusBadge status={status} />
        </p>
        {file === null ? (
          <p className="mt-3 text-sm wrap-anywhere">
            <span className="block font-medium">{title}</span>
            <span className="block text-muted-foreground">{line}</span>
          </p>
        ) : (
          <p className="mt-3 text-sm wrap-anywhere text-muted-foreground">{isSeveral ? products : file}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {payment?.checkoutUrl ? (
            <a href={payment.checkoutUrl} className={buttonVariants({ size: 'sm' })}>
              <Trans>Continue to payment</Trans>
            </a>
          ) : null}
          {file === null || isSeveral ? null : (
            <DownloadFile
              name={file}
              of={product_name}
              load={async () => getGuestOrderFile({}, await orderHeaders())}
            />
          )}
          {invoices.map((invoice) => (
            <DownloadDocument
              key={invoice.id}
              label={invoice.kind === 'credit_note' ? t`Credit note` : t`Invoice`}
              of={invoice.number}
              file={`${invoice.number}.pdf`}
              load={async () => getGuestInvoicePdf(invoice.id, {}, await orderHeaders())}
            />
          ))}
          <OpenOrder token={token} id={id} number={number} needsTransfer={Boolean(payment?.instructions)} />
        </div>
      </div>
    </article>
  );
}

interface OpenOrderProps {
  readonly token: string;
  readonly id: string;
  readonly number: number;
  readonly needsTransfer: boolean;
}

/** Opens the order's page, with a token of its own. */
function OpenOrder({ token, id, number, needsTransfer }: OpenOrderProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => createGuestOrderLink(id, guestHeaders(token)),
    onSuccess: (opened) => navigate({ to: '/order', hash: opened.token }),
    onError: () => show({ tone: 'danger', text: t`Failed to open the order. Please try again in a moment.` }),
  });
  return (
    <Button variant={needsTransfer ? 'default' : 'ghost'} size="sm" busy={isPending} onClick={() => mutate()}>
      <span>{needsTransfer ? t`Enter transfer reference` : t`Open order`}</span>
      <span className="sr-only">{` #${formatNumber(number)}`}</span>
    </Button>
  );
}
