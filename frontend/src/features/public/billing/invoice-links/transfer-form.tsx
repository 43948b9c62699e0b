import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useReportInvoiceTransfer } from '@/api/generated/invoice-links/invoice-links.ts';
import type { LinkedInvoice, Payment } from '@/api/generated/model.ts';
import { transferInputNumberMax } from '@/api/generated/zod/schemas/transferInput.zod.ts';
import { checkTransferReference } from '@/api/transfer-reference.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { invoiceHeaders } from './invoice-token.ts';

interface TransferFormProps {
  readonly token: string;
  readonly payment: Pick<Payment, 'instructions' | 'transferNumber' | 'code'>;
  readonly onReported: (invoice: LinkedInvoice) => void;
}

/** How to pay by transfer, and the field for the reference by which the studio finds it. */
export function TransferForm({ token, payment, onReported }: TransferFormProps) {
  const { instructions, transferNumber, code } = payment;
  const { mutateAsync } = useReportInvoiceTransfer({ request: invoiceHeaders(token) });
  const { form, busy, failure, problem } = useForm({
    fields: ['number'],
    check: checkTransferReference,
    send: async ({ number }) => onReported(await mutateAsync({ data: { number: number.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the reference`),
  });
  return (
    <div className="mt-5 grid gap-4">
      <div className="rounded-md bg-primary-soft px-4 py-3 text-sm">
        <p className="wrap-anywhere whitespace-pre-wrap">{instructions}</p>
        <p className="mt-2">
          <Trans>
            Please quote <span className="font-semibold wrap-anywhere">{code}</span>.
          </Trans>
        </p>
      </div>
      <form noValidate aria-label={t`Transfer`} {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <Field
          name="number"
          label={t`Transfer reference`}
          required
          maxLength={transferInputNumberMax}
          autoComplete="off"
          defaultValue={transferNumber ?? ''}
          help={t`Shown by your bank or mobile wallet after the transfer`}
          error={problem('number')}
        />
        <Button
          type="submit"
          busy={busy}
          variant={transferNumber === null ? 'default' : 'outline'}
          className="mt-2 w-full"
        >
          {transferNumber === null ? t`Send reference` : t`Change reference`}
        </Button>
      </form>
    </div>
  );
}
