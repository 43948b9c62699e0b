import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { Transaction } from '@/api/generated/model.ts';
import { getTransactionReceipt } from '@/api/generated/wallet/wallet.ts';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { signedMoney } from '@/lib/format-amounts.ts';
import { referenceText, typeLabel } from './transaction-format.ts';

interface TransactionsTableProps {
  readonly transactions: readonly Transaction[];
  readonly labelledBy: string;
}

/**
 * Transactions as the server sorts them, newest first. On a phone each has two lines: description and amount, then the
 * rest.
 */
export function TransactionsTable({ transactions, labelledBy }: TransactionsTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
      <TableHeader>
        <TableRow>
          <TableHead className="rounded-ss-xl">
            <Trans>Date</Trans>
          </TableHead>
          <TableHead>
            <Trans>Type</Trans>
          </TableHead>
          <TableHead>
            <Trans>Reference</Trans>
          </TableHead>
          <TableHead numeric>
            <Trans>Amount</Trans>
          </TableHead>
          <TableHead numeric className="rounded-se-xl">
            <Trans>Balance after</Trans>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </TableBody>
    </Table>
  );
}

function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const { id, type, reference, amount, balance_after, created_at } = transaction;
  return (
    <TableRow className="cards:grid cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:items-baseline cards:gap-x-2.5 cards:gap-y-0.5 cards:border-b cards:border-border cards:px-4 cards:py-3 cards:last:border-b-0">
      <TableCell className="whitespace-nowrap text-muted-foreground tabular-nums cards:order-3 cards:text-xs">
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </TableCell>
      <TableCell className="font-medium cards:order-1 cards:col-span-2">{typeLabel(type)}</TableCell>
      <TableCell className="wrap-anywhere text-muted-foreground cards:order-4 cards:text-xs">
        <bdi className="me-3">{referenceText(reference)}</bdi>
        {type === 'deposit' ? (
          <DownloadDocument
            variant="link"
            label={t`Receipt`}
            of={reference}
            file={`receipt-${reference}.pdf`}
            load={() => getTransactionReceipt(String(id))}
            className="h-auto! px-0! cards:text-xs"
          />
        ) : null}
      </TableCell>
      <TableCell
        numeric
        className={clsx('font-medium whitespace-nowrap cards:order-2 cards:text-end', amount > 0 && 'text-success')}
      >
        {signedMoney(amount)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-muted-foreground cards:order-5 cards:text-end cards:text-xs">
        {formatMoney(balance_after)}
      </TableCell>
    </TableRow>
  );
}
