import { useState } from 'react';
import { useRecentPurchase } from '@/lib/recent-purchase.ts';
import { isRepeated } from './attempt.ts';

/**
 * Whether the same was bought a moment ago, in this tab or as the server says, and what becomes of it: until the buyer
 * confirms it, nothing is bought again.
 */
export function useBuyAgain(productId: number, planId: string) {
  const href = useRecentPurchase(productId, planId);
  /** The order that the buyer has confirmed to want beside another one; undefined until then. */
  const [confirmed, setConfirmed] = useState<string | null | undefined>(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const isConfirmed = confirmed !== undefined && confirmed === href;
  return {
    href,
    isAsked: (href !== null || isRefused) && !isConfirmed,
    /** What the purchase says once it is confirmed. */
    input: isConfirmed ? { again: true } : {},
    /** Whether the server has refused it without a confirmation, which is asked for then. */
    asks: (error: unknown): boolean => {
      if (!isRepeated(error)) return false;
      setIsRefused(true);
      setConfirmed(undefined);
      return true;
    },
    confirm: () => setConfirmed(href),
  };
}
