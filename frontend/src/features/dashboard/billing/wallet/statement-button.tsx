import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { getWalletStatement, getWalletStatementPdf } from '@/api/generated/wallet/wallet.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { checkPeriod, initialPeriod } from './statement-rules.ts';

const toMessage = (error: unknown) => errorMessage(error, t`Failed to download the statement.`);

/** Downloads of the wallet's transactions: a period as PDF, or all of them as CSV. */
export function StatementButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden="true" />
        <span>
          <Trans>Download statement</Trans>
        </span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>{open ? <StatementForm onDone={() => setOpen(false)} /> : null}</DialogContent>
      </Dialog>
    </>
  );
}

/** Fetched with the bearer token, so a plain link would not work. */
function StatementForm({ onDone }: { readonly onDone: () => void }) {
  const [period] = useState(() => initialPeriod(new Date()));
  const { busy, failure, form, problem } = useForm({
    fields: ['from', 'to'],
    check: checkPeriod,
    send: async ({ from, to }) => {
      saveFile(await getWalletStatementPdf({ from, to }), `wallet-statement-${from}-${to}.pdf`);
      onDone();
    },
    refused: fieldProblems,
    toMessage,
  });
  return (
    <form noValidate aria-label={t`Wallet statement`} {...form}>
      <DialogHeader>
        <DialogTitle>
          <Trans>Wallet statement</Trans>
        </DialogTitle>
        <p className="text-sm text-muted-foreground">
          <Trans>A PDF with all transactions in a period of up to one year.</Trans>
        </p>
      </DialogHeader>
      <div className="grid gap-x-4 px-6 pt-4 sm:grid-cols-2">
        <Field
          label={t`First day`}
          name="from"
          type="date"
          required
          defaultValue={period.from}
          max={period.to}
          error={problem('from')}
        />
        <Field
          label={t`Last day`}
          name="to"
          type="date"
          required
          defaultValue={period.to}
          max={period.to}
          error={problem('to')}
        />
        {failure ? (
          <Banner tone="danger" className="mt-1 sm:col-span-2">
            {failure}
          </Banner>
        ) : null}
      </div>
      <DialogFooter className="border-t border-border">
        <CsvButton />
        <Button type="submit" busy={busy}>
          <Trans>Download PDF</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}

function CsvButton() {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getWalletStatement(),
    onSuccess: (statement) => saveFile(statement, 'wallet-statement.csv'),
    onError: (error) => show({ tone: 'danger', text: toMessage(error) }),
  });
  return (
    <Button variant="ghost" className="me-auto -ms-5" busy={isPending} onClick={() => mutate()}>
      <Trans>All transactions as CSV</Trans>
    </Button>
  );
}
