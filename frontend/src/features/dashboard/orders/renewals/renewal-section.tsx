import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { Entitlement, Renewal } from '@/api/generated/model.ts';
import { useCancelRenewal, useListRenewals } from '@/api/generated/renewals/renewals.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import type { AgreeDialogProps } from './agree-dialog.tsx';
import type { ManageDialogProps } from './manage-dialog.tsx';
import { canAgree, failureText, renewalStateText } from './renewal-format.ts';

/** Polling interval while a card is being saved. */
const REFETCH_INTERVAL_MS = 5_000;

const isSaving = (items: readonly Renewal[] = []) => items.some(({ checkoutUrl }) => checkoutUrl !== null);

interface RenewalSectionProps {
  /** Id of the file of the plan. */
  readonly downloadId: string;
  readonly product: string;
  /** Rights of the plan; null where only a renewal that exists is shown. */
  readonly rights: Entitlement | null;
}

/** The automatic renewal of a plan: turned on, managed and stopped here. Renders nothing for plans that cannot be renewed. */
export function RenewalSection({ downloadId, product, rights }: RenewalSectionProps) {
  const { data } = useListRenewals({
    query: { refetchInterval: ({ state }) => (isSaving(state.data?.items) ? REFETCH_INTERVAL_MS : false) },
  });
  const own = data?.items.filter(({ download_id }) => download_id === downloadId) ?? [];
  const renewal = own.find(({ status }) => status !== 'ended');
  if (!data) return null;
  if (renewal) return <CurrentRenewal renewal={renewal} />;
  if (!rights || !canAgree(rights, Date.now())) return null;
  return <Offer downloadId={downloadId} product={product} />;
}

/** A dialog whose script is loaded on first use. */
function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const { show } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const ask = async () => {
    setIsLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      show({ tone: 'danger', text: t`Failed to load the renewal` });
    } finally {
      setIsLoading(false);
    }
  };
  return { Dialog, open, isLoading, ask: () => void ask(), close: () => setOpen(false) };
}

function Offer({ downloadId, product }: Pick<RenewalSectionProps, 'downloadId' | 'product'>) {
  const { Dialog, open, isLoading, ask, close } = useLazyDialog<AgreeDialogProps>(
    async () => (await import('./agree-dialog.tsx')).AgreeDialog,
  );
  return (
    <div className="mt-1">
      <Button variant="link" size="sm" busy={isLoading} aria-haspopup="dialog" onClick={ask} className="-ms-3.5">
        <RefreshCw aria-hidden="true" />
        <span>
          <Trans>Renew for me</Trans>
        </span>
        <span className="sr-only">{t` of ${product}`}</span>
      </Button>
      {Dialog ? <Dialog downloadId={downloadId} product={product} open={open} onClose={close} /> : null}
    </div>
  );
}

function CurrentRenewal({ renewal }: { readonly renewal: Renewal }) {
  const { id, status, checkoutUrl, product_name: product } = renewal;
  const { show } = useToast();
  const [isStopping, setIsStopping] = useState(false);
  const { Dialog, open, isLoading, ask, close } = useLazyDialog<ManageDialogProps>(
    async () => (await import('./manage-dialog.tsx')).ManageDialog,
  );
  const stop = useCancelRenewal({
    mutation: {
      onSuccess: () => {
        setIsStopping(false);
        show({ tone: 'success', text: t`Renewal stopped` });
      },
    },
  });
  const problem = failureText(renewal);
  return (
    <div className="mt-3 basis-full border-t border-border pt-3 text-sm">
      <p className="flex items-start gap-2 tabular-nums wrap-anywhere">
        <RefreshCw aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="text-foreground">{renewalStateText(renewal)}</span>
      </p>
      {problem ? <p className="mt-1 ps-6 font-medium text-destructive wrap-anywhere">{problem}</p> : null}
      <div className="mt-1 flex flex-wrap gap-x-2 ps-2.5">
        {checkoutUrl ? (
          <Button variant="link" size="sm" onClick={() => void openPaymentPage(checkoutUrl)}>
            <Trans>Save a card</Trans>
          </Button>
        ) : null}
        {status === 'pending' ? null : (
          <Button variant="link" size="sm" busy={isLoading} aria-haspopup="dialog" onClick={ask}>
            <span>
              <Trans>Change</Trans>
            </span>
            <span className="sr-only">{t` the renewal of ${product}`}</span>
          </Button>
        )}
        <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => setIsStopping(true)}>
          <span>
            <Trans>Stop renewing</Trans>
          </span>
          <span className="sr-only">{` ${product}`}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={isStopping}
        question={t`Stop renewing this plan?`}
        action={t`Stop renewing`}
        busy={stop.isPending}
        problem={stop.error ? errorMessage(stop.error, t`Failed to stop the renewal.`) : null}
        onConfirm={() => stop.mutate({ id })}
        onCancel={() => setIsStopping(false)}
      >
        <p className="wrap-anywhere">{`${product}, ${renewal.tier}`}</p>
        <p className="mt-1">
          <Trans>Nothing will be charged, and any saved card is deleted. Your plan stays active until it ends.</Trans>
        </p>
      </ConfirmDialog>
      {Dialog ? <Dialog renewal={renewal} open={open} onClose={close} /> : null}
    </div>
  );
}
