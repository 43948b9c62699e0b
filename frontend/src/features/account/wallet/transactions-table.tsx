import { clsx } from 'clsx';
import type { Transaction } from '@/api/generated/model/transaction.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { formatDate, formatMoney, signedMoney } from '@/lib/format.ts';
import { typeWord } from './transaction-texts.ts';

interface TransactionsTableProps {
  readonly transactions: readonly Transaction[];
  readonly labelledBy: string;
}

/** Movements as the server orders them, newest first. On a phone each is two lines: what and how much, then the rest. */
export function TransactionsTable({ transactions, labelledBy }: TransactionsTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
      <TableHead>
        <TableRow>
          <TableHeader className="rounded-tl-card">Date</TableHeader>
          <TableHeader>Type</TableHeader>
          <TableHeader>Reference</TableHeader>
          <TableHeader numeric>Amount</TableHeader>
          <TableHeader numeric className="rounded-tr-card">
            Balance after
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </TableBody>
    </Table>
  );
}

function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const { type, reference, amount, balance_after, created_at } = transaction;
  return (
    <TableRow className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-2.5 max-sm:gap-y-0.5 max-sm:border-b max-sm:border-border max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0">
      <TableCell className="whitespace-nowrap text-muted tabular-nums max-sm:order-3 max-sm:text-xs">
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </TableCell>
      <TableCell className="font-medium max-sm:order-1 max-sm:col-span-2">{typeWord(type)}</TableCell>
      <TableCell className="wrap-anywhere text-muted max-sm:order-4 max-sm:min-w-0 max-sm:text-xs">
        <bdi>{reference}</bdi>
      </TableCell>
      <TableCell
        numeric
        className={clsx('font-medium whitespace-nowrap max-sm:order-2 max-sm:text-right', amount > 0 && 'text-success')}
      >
        {signedMoney(amount)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-muted max-sm:order-5 max-sm:text-right max-sm:text-xs">
        {formatMoney(balance_after)}
      </TableCell>
    </TableRow>
  );
}
