import { useState } from 'react';
import { useRecentPurchase } from '@/lib/recent-purchase.ts';
import { isDuplicate } from './attempt.ts';

/**
 * Whether the same plan was bought moments ago, in this tab or according to the server, and how the purchase continues:
 * nothing is bought again until the customer confirms it.
 */
export function useBuyAgain(productId: number, planId: string) {
  const href = useRecentPurchase(productId, planId);
  /** The order that the buyer has confirmed to want beside another one; undefined until then. */
  const [confirmed, setConfirmed] = useState<string | null | undefined>(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const isConfirmed = confirmed !== undefined && confirmed === href;
  return {
    href,
    isConfirming: (href !== null || isRefused) && !isConfirmed,
    /** What the purchase request carries once confirmed. */
    input: isConfirmed ? { again: true } : {},
    /** Whether the server refused the purchase without a confirmation, which is then requested. */
    needsConfirmation: (error: unknown): boolean => {
      if (!isDuplicate(error)) return false;
      setIsRefused(true);
      setConfirmed(undefined);
      return true;
    },
    confirm: () => setConfirmed(href),
  };
}
