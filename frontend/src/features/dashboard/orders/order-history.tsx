import { clsx } from 'clsx';
import type { OrderEvent } from '@/api/generated/model.ts';
import { statusLook } from './order-status.ts';
import { formatMoment } from './order-texts.ts';

const dots = { success: 'bg-success', danger: 'bg-danger', warning: 'bg-warning' };

interface OrderHistoryProps {
  /** Oldest first. */
  readonly history: readonly OrderEvent[];
}

/** The way of an order, from its first status to its present one. */
export function OrderHistory({ history }: OrderHistoryProps) {
  return (
    <ol className="text-sm">
      {history.map(({ status, created_at }, index) => {
        const { tone, word } = statusLook(status);
        const isLast = index === history.length - 1;
        return (
          <li
            key={`${created_at} ${status}`}
            className={clsx('relative grid grid-cols-[1rem_1fr] gap-x-3', !isLast && 'pb-4')}
          >
            {isLast ? null : (
              <span aria-hidden="true" className="absolute top-3 bottom-0 left-[0.46875rem] w-px bg-ink-6" />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative mt-1.5 size-2.5 justify-self-center rounded-full',
                isLast ? dots[tone] : 'bg-ink-8',
              )}
            />
            <p>
              <span className={isLast ? 'font-semibold' : ''}>{word}</span>
              <time dateTime={created_at} className="block text-xs text-muted tabular-nums">
                {formatMoment(created_at)}
              </time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
