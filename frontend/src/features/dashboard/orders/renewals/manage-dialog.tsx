import { renewalMethodText } from '@contract/rules/renewal-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Renewal, RenewalProvider } from '@/api/generated/model.ts';
import { useChangeRenewalMethod, usePauseRenewal } from '@/api/generated/renewals/renewals.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { ChargeablePicker, useHasCards } from './chargeable-picker.tsx';
import { renewalStateText } from './renewal-format.ts';

export interface ManageDialogProps {
  readonly renewal: Renewal;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The terms of a plan's automatic renewal, with buttons to pause it and to change the payment method. */
export function ManageDialog({ renewal, open, onClose }: ManageDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={titleId}>
        <div className="p-6 sm:p-7">
          <h2 id={titleId} className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
            {t`Renewal of ${renewal.product_name}`}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground tabular-nums wrap-anywhere">{renewalStateText(renewal)}</p>
          <Method renewal={renewal} onDone={onClose} />
          <Pause renewal={renewal} onDone={onClose} />
          <details className="mt-6 border-t border-border pt-4 text-sm">
            <summary className="cursor-pointer font-semibold">
              <Trans>What you agreed to</Trans>
            </summary>
            <p className="mt-2 text-muted-foreground wrap-anywhere">{renewal.consent}</p>
            <p className="mt-2 text-xs text-muted-foreground">{t`Agreed on ${formatDate(renewal.consented_at)}`}</p>
          </details>
          <div className="mt-6 flex justify-end">
            <Button variant="outline" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface PartProps {
  readonly renewal: Renewal;
  readonly onDone: () => void;
}

/** The wallet instead of a card, or another card. */
function Method({ renewal: { id, method }, onDone }: PartProps) {
  const cards = useHasCards();
  const [provider, setProvider] = useState<RenewalProvider>(method.provider);
  const { show } = useToast();
  const { mutate, isPending, error } = useChangeRenewalMethod({
    mutation: {
      onSuccess: ({ checkoutUrl }) => {
        if (checkoutUrl) return openPaymentPage(checkoutUrl);
        show({ tone: 'success', text: t`Payment method changed` });
        onDone();
      },
    },
  });
  if (!cards) return null;
  const isSame = provider === 'wallet' && method.provider === 'wallet';
  return (
    <section className="mt-6 border-t border-border pt-4">
      <p className="mb-3 text-sm">{t`Paid with: ${renewalMethodText(method)}`}</p>
      <ChargeablePicker selected={provider} onChoose={setProvider} />
      {error ? (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error, t`Failed to change the payment method.`)}
        </Banner>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        busy={isPending}
        disabled={isSame}
        onClick={() => mutate({ id, data: { provider } })}
      >
        {provider === 'wallet' ? t`Charge the wallet` : t`Save another card`}
      </Button>
    </section>
  );
}

/** Pauses the renewal until a day, or resumes it. */
function Pause({ renewal: { id, status }, onDone }: PartProps) {
  const [until, setUntil] = useState('');
  const { show } = useToast();
  const { mutate, isPending, error } = usePauseRenewal({
    mutation: {
      onSuccess: ({ status: next }) => {
        show({ tone: 'success', text: next === 'paused' ? t`Renewal paused` : t`Renewal resumed` });
        onDone();
      },
    },
  });
  const { until: wrongDay } = fieldProblems(error, ['until']);
  const problem = error && !wrongDay ? errorMessage(error, t`Failed to change the renewal.`) : null;
  return (
    <section className="mt-6 border-t border-border pt-4">
      {status === 'paused' ? (
        <Button size="sm" busy={isPending} onClick={() => mutate({ id, data: { until: null } })}>
          <Trans>Resume renewing</Trans>
        </Button>
      ) : (
        <>
          <Field
            type="date"
            name="pause-until"
            label={t`Pause until`}
            help={t`Nothing is charged before that day. A plan that ends before it is not renewed.`}
            value={until}
            error={wrongDay}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            busy={isPending}
            disabled={until === ''}
            onClick={() => mutate({ id, data: { until } })}
          >
            <Trans>Pause</Trans>
          </Button>
        </>
      )}
      {problem ? (
        <Banner tone="danger" className="mt-3">
          {problem}
        </Banner>
      ) : null}
    </section>
  );
}
