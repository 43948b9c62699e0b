import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ShoppingCart } from 'lucide-react';
import { formatNumber } from '@/lib/format.ts';

interface CartLinkProps {
  /** Number of items in the cart, at least 1. */
  readonly count: number;
  readonly className?: string;
}

/** The link to a cart that is not empty, with its count; a change of the count is announced. */
export function CartLink({ count, className }: CartLinkProps) {
  return (
    <Link
      to="/cart"
      className={clsx(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-accent hover:text-foreground',
        className,
      )}
    >
      <ShoppingCart className="size-5" aria-hidden="true" />
      <span
        aria-hidden="true"
        className="absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-foreground tabular-nums"
      >
        {count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}
      </span>
      <span className="sr-only" aria-live="polite">
        {plural(count, { one: 'Cart, # item', other: 'Cart, # items' })}
      </span>
    </Link>
  );
}
