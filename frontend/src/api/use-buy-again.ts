import { useState } from 'react';
import { useRecentPurchase } from '@/lib/recent-purchase.ts';
import { isDuplicate } from './attempt.ts';

interface Repetition {
  readonly planId: string;
  /** The server rejected the purchase until the customer confirms it. */
  readonly isRefused: boolean;
  /** The earlier order that the buyer has confirmed repeating; undefined until then. */
  readonly confirmed?: string | null;
}

/**
 * Whether the same plan was bought moments ago, in this tab or according to the server, and how the purchase continues:
 * nothing is bought again until the customer confirms it.
 */
export function useBuyAgain(productId: number, planId: string) {
  const href = useRecentPurchase(productId, planId);
  const [last, setLast] = useState<Repetition>();
  const { isRefused, confirmed }: Partial<Repetition> = last?.planId === planId ? last : {};
  const isConfirmed = confirmed !== undefined && confirmed === href;
  return {
    href,
    isConfirming: (href !== null || isRefused === true) && !isConfirmed,
    /** What the purchase request carries once confirmed. */
    input: isConfirmed ? { again: true } : {},
    /** Whether the failure is this rejection. */
    needsConfirmation: (error: unknown): boolean => {
      if (!isDuplicate(error)) return false;
      setLast({ planId, isRefused: true });
      return true;
    },
    confirm: () => setLast({ planId, isRefused: isRefused === true, confirmed: href }),
  };
}
