import { clsx } from 'clsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { statusLabel, statusVariant } from '../status/status-variant.ts';

const dots = {
  success: 'bg-success',
  destructive: 'bg-destructive',
  warning: 'bg-warning',
  soft: 'bg-primary',
  marigold: 'bg-marigold',
  secondary: 'bg-ink-10',
  info: 'bg-info',
};

interface OrderHistoryProps {
  /** Oldest first. */
  readonly history: readonly { readonly status: string; readonly created_at: string }[];
  /** Shows each time below its status instead of at the end of the line. */
  readonly stacked?: boolean;
  readonly variantOf?: typeof statusVariant;
  /** The customer's clock unless it is the administration's. */
  readonly formatTime?: (iso: string) => string;
}

/** The statuses of an order, from the first to the current one. */
export function OrderHistory({
  history,
  stacked = false,
  variantOf = statusVariant,
  formatTime = formatMoment,
}: OrderHistoryProps) {
  return (
    <ol className="text-sm">
      {history.map(({ status, created_at }, index) => {
        const isLast = index === history.length - 1;
        return (
          <li
            key={`${created_at} ${status}`}
            className={clsx('relative grid grid-cols-[1rem_1fr] gap-x-3', !isLast && (stacked ? 'pb-4' : 'pb-3'))}
          >
            {isLast ? null : (
              <span
                aria-hidden="true"
                className="absolute top-3 bottom-0 start-[0.46875rem] w-px bg-ink-6 forced-colors:bg-[CanvasText]"
              />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative mt-1.5 size-2.5 justify-self-center rounded-full forced-colors:bg-[CanvasText]',
                isLast ? dots[variantOf(status).tone] : 'bg-ink-8',
              )}
            />
            <p className={stacked ? undefined : 'flex flex-wrap justify-between gap-x-4'}>
              <span className={isLast ? 'font-semibold' : ''}>{statusLabel(status)}</span>
              <time
                dateTime={created_at}
                className={clsx('text-muted-foreground tabular-nums', stacked && 'block text-xs')}
              >
                {formatTime(created_at)}
              </time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
