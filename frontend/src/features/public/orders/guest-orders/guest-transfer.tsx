import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useReportGuestTransfer } from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { transferInputNumberMax } from '@/api/generated/zod/schemas/transferInput.zod.ts';
import { checkTransferReference } from '@/api/transfer-reference.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { authHeaders } from '../../kit/checkout/order-token.ts';

interface GuestTransferProps {
  readonly token: string;
  /** The reference entered earlier. */
  readonly number: string | null;
  /** Payment instructions. */
  readonly instructions: string;
  readonly onReported: (order: GuestOrder) => void;
}

/** How to pay by transfer, and the field for the reference by which the studio finds it. */
export function GuestTransfer({ token, number: known, instructions, onReported }: GuestTransferProps) {
  const { mutateAsync } = useReportGuestTransfer({ request: authHeaders(token) });
  const { form, busy, failure, problem } = useForm({
    fields: ['number'],
    check: checkTransferReference,
    send: async ({ number }) => onReported(await mutateAsync({ data: { number: number.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the reference`),
  });
  return (
    <div className="mt-6 grid gap-6 border-t border-border pt-6">
      <p className="rounded-md bg-primary-soft px-4 py-3 wrap-anywhere whitespace-pre-wrap">{instructions}</p>
      <form noValidate aria-label={t`Transfer`} {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <div className="flex flex-wrap items-start gap-x-3">
          <div className="min-w-0 grow basis-56">
            <Field
              name="number"
              label={t`Transfer reference`}
              required
              maxLength={transferInputNumberMax}
              autoComplete="off"
              defaultValue={known ?? ''}
              help={t`Shown by your bank or mobile wallet after the transfer`}
              error={problem('number')}
            />
          </div>
          <Button type="submit" busy={busy} variant={known === null ? 'default' : 'outline'} className="sm:mt-7">
            {known === null ? t`Send reference` : t`Change reference`}
          </Button>
        </div>
      </form>
    </div>
  );
}
