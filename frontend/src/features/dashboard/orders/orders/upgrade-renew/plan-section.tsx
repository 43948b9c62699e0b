import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Download } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';
import { formatPlanEnd, planEnd } from './plan-end.ts';

interface PlanSectionProps {
  readonly download: Pick<Download, 'id' | 'product_name' | 'rights'>;
  /** Opens the dialog at once. */
  readonly isOpen?: boolean;
}

/** When the plan of a file ends, and a button to renew or upgrade it; the dialog is loaded on first use. */
export function PlanSection({ download: { id, product_name, rights }, isOpen = false }: PlanSectionProps) {
  const { show } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<PlanDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const ask = async () => {
    setIsLoading(true);
    try {
      const { PlanDialog } = await import('./plan-dialog.tsx');
      setDialog(() => PlanDialog);
      setOpen(true);
    } catch {
      show({ tone: 'danger', text: t`Failed to load the plans` });
    } finally {
      setIsLoading(false);
    }
  };
  const openAtOnce = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isOpen) openAtOnce();
  }, [isOpen]);
  if (!rights) return null;
  const end = planEnd(rights, Date.now());
  const text = formatPlanEnd(rights, end);

  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2', text ? 'mt-3' : 'mt-1.5')}>
      {text ? (
        <p
          className={clsx(
            'flex min-w-0 items-start gap-2 text-sm font-medium tabular-nums',
            end === 'over' ? 'text-destructive' : 'text-foreground',
          )}
        >
          <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{text}</span>
        </p>
      ) : null}
      <Button
        variant={text ? 'default' : 'link'}
        size="sm"
        busy={isLoading}
        aria-haspopup="dialog"
        onClick={() => void ask()}
        className={text ? '' : '-ms-3.5'}
      >
        <span>{rights.renewable ? t`Renew` : t`Other plans`}</span>
        <span className="sr-only">{t` of ${product_name}`}</span>
      </Button>
      {Dialog ? (
        <Dialog downloadId={id} product={product_name} tier={rights.tier} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
