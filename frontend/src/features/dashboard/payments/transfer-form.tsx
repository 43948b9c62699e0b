import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Payment } from '@/api/generated/model.ts';
import { useReportTransfer } from '@/api/generated/payments/payments.ts';
import { transferInputNumberMax, transferInputNumberMin } from '@/api/generated/zod/schemas/transferInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';

interface TransferFormProps {
  readonly payment: Pick<Payment, 'id' | 'transferNumber'>;
}

const checkNumber = ({ number }: { readonly number: string }) =>
  number.trim().length < transferInputNumberMin ? { number: 'Please enter your transfer reference' } : {};

/** The reference by which the studio finds a transfer; it can be corrected until the studio has decided. */
export function TransferForm({ payment: { id, transferNumber } }: TransferFormProps) {
  const { mutateAsync } = useReportTransfer();
  const { form, busy, failure, problem } = useForm({
    fields: ['number'],
    check: checkNumber,
    send: async ({ number }) => void (await mutateAsync({ id, data: { number: number.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to send the reference'),
  });
  return (
    <form noValidate aria-label="Transfer" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-0 grow basis-56">
          <Field
            name="number"
            label="Transfer reference"
            required
            maxLength={transferInputNumberMax}
            autoComplete="off"
            defaultValue={transferNumber ?? ''}
            help="Shown by your bank or mobile wallet after the transfer"
            error={problem('number')}
          />
        </div>
        <Button type="submit" busy={busy} variant={transferNumber === null ? 'default' : 'outline'} className="sm:mt-7">
          {transferNumber === null ? 'Send reference' : 'Change reference'}
        </Button>
      </div>
    </form>
  );
}
