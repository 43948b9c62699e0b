import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleHelp, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { invalidateAdminListInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { invalidateAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import {
  adminDecidePayment,
  invalidateAdminListPayments,
  useAdminListPayments,
} from '@/api/generated/admin-payments/admin-payments.ts';
import { invalidateAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminPaymentRow } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { matchStatement, type StatementMatch } from '../../../../../../contract/rules/statement-matches.ts';
import { readStatement } from './read-statement.ts';

type Match = StatementMatch<AdminPaymentRow>;

/** The server's largest page; further transfers are matched once these are decided. */
const MAX_TRANSFERS = 100;

const OUTCOMES = {
  found: { icon: CircleCheck, className: 'text-success', label: 'Found' },
  amount: { icon: CircleAlert, className: 'text-destructive', label: 'Amount differs' },
  missing: { icon: CircleHelp, className: 'text-muted-foreground', label: 'Not in the statement' },
} as const;

function MatchRow({ match: { transfer, outcome, row, text } }: { readonly match: Match }) {
  const { icon: Icon, className, label } = OUTCOMES[outcome];
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-border py-3 first:border-t-0 sm:grid-cols-[10rem_1fr_auto]">
      <span className={clsx('flex items-center gap-1.5 text-sm font-semibold', className)}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span>{label}</span>
      </span>
      <span className="min-w-0 text-sm">
        <span className="block font-medium wrap-anywhere">
          {(transfer.customer ?? transfer.invoice)?.name ?? 'Deleted account'}
        </span>
        <span className="block text-xs text-muted-foreground tabular-nums wrap-anywhere">
          {transfer.transferNumber ?? transfer.code}
        </span>
        {row === null ? null : (
          <span className="mt-1 block text-xs text-muted-foreground wrap-anywhere">
            <span>{`Row ${row}:`}</span> <bdi>{text}</bdi>
          </span>
        )}
      </span>
      <span className="text-sm font-medium tabular-nums">{moneyIn(transfer.currency, transfer.amount)}</span>
    </li>
  );
}

interface StatementProps {
  readonly transfers: readonly AdminPaymentRow[];
  readonly onDone: () => void;
}

/** Selects a statement, matches it and confirms the matching transfers. The file stays in the browser. */
function Statement({ transfers, onDone }: StatementProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [matches, setMatches] = useState<readonly Match[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const found = matches?.filter(({ outcome }) => outcome === 'found') ?? [];

  const onFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setProblem(undefined);
    try {
      setMatches(matchStatement(readStatement(await file.text()), transfers));
    } catch {
      setProblem('This file can’t be read. Please choose a CSV file.');
    }
    // The same file can be chosen again after it was corrected.
    currentTarget.value = '';
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    let confirmed = 0;
    try {
      for (const { transfer } of found) {
        const { id, transferNumber } = transfer;
        await adminDecidePayment(id, { decision: 'confirm', transferNumber });
        confirmed += 1;
        setMatches((before) => before?.filter((match) => match.transfer.id !== id));
      }
      show({ tone: 'success', text: confirmed === 1 ? 'Payment confirmed' : `${confirmed} payments confirmed` });
      onDone();
    } catch (error) {
      const done = confirmed > 0 ? `${formatCount(confirmed)} confirmed, then: ` : '';
      setProblem(done + errorMessage(error, 'Failed to save the decision'));
    } finally {
      setBusy(false);
      // Invalidates the same queries as the hook of this call.
      void invalidateAdminListPayments(client);
      void invalidateAdminListOrders(client);
      void invalidateAdminListInvoices(client);
      void invalidateAdminListUsers(client);
    }
  };

  return (
    <>
      {problem ? (
        <Banner tone="danger" className="mb-4">
          {problem}
        </Banner>
      ) : null}
      {matches === undefined ? null : (
        <ul aria-label="Reported transfers" className="mb-4 rounded-md border border-border px-4">
          {matches.map((match) => (
            <MatchRow key={match.transfer.id} match={match} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="Statement"
          hidden
          onChange={onFile}
        />
        {found.length > 0 ? (
          <Button busy={busy} onClick={confirm}>
            {found.length === 1 ? 'Confirm 1 payment' : `Confirm ${formatCount(found.length)} payments`}
          </Button>
        ) : null}
        <Button
          variant={found.length > 0 ? 'outline' : 'default'}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" />
          <span>{matches === undefined ? 'Choose statement' : 'Choose another statement'}</span>
        </Button>
      </div>
    </>
  );
}

interface StatementDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Matches reported transfers with a statement of the bank or wallet, and confirms several at once. */
export function StatementDialog({ open, onClose }: StatementDialogProps) {
  const heading = useId();
  const query = useAdminListPayments(
    { status: 'waiting', provider: 'manual', limit: MAX_TRANSFERS },
    { query: { enabled: open } },
  );
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent aria-labelledby={heading} className="w-[min(44rem,100%-2rem)] p-6">
        <h2 id={heading} className="text-xl">
          Match a statement
        </h2>
        <p className="mt-1 mb-5 max-w-form text-sm text-muted-foreground">
          Choose a statement of your bank or mobile wallet as CSV. Reported transfers are found by their reference and
          amount. The file is not uploaded.
        </p>
        <QueryState
          query={query}
          loading="Loading transfers"
          toMessage={(error) => errorMessage(error, 'Failed to fetch payments')}
        >
          {({ items }) => {
            const transfers = items.filter(({ hold }) => hold === 'transfer');
            return transfers.length === 0 ? (
              <p className="text-sm">No reported transfer needs review.</p>
            ) : (
              <Statement transfers={transfers} onDone={onClose} />
            );
          }}
        </QueryState>
      </DialogContent>
    </Dialog>
  );
}
