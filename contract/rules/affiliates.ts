import { msg } from '../i18n/macros.ts';
import type { Localised } from '../i18n/message.ts';

/** The limit of affiliate links in the shop. */
export const MAX_AFFILIATES = 200;
/** How many of the latest entries a list of commission has. */
export const LISTED_COMMISSIONS = 100;

/** A code as it is stored. */
export const toAffiliateCode = (rawCode: string): string => rawCode.trim().toLowerCase();

/** The link that an affiliate shares. */
export const toAffiliateUrl = (publicUrl: string, code: string): string => `${publicUrl}/?ref=${code}`;

interface CommissionLine {
  /** paid, tax included */
  cents: number;
  /** contained in `cents` */
  taxCents: number;
  /** refunded so far, tax included */
  refundedCents: number;
}

/** Commission of an order in cents: of what is left of its lines after refunds, without tax. Half a cent is rounded up. */
export function calculateCommission(lines: readonly CommissionLine[], percent: number): number {
  const net = lines.reduce((sum, { cents, taxCents, refundedCents }) => {
    const left = cents - refundedCents;
    return left > 0 ? sum + Math.round((left * (cents - taxCents)) / cents) : sum;
  }, 0);
  return Math.round((net * percent) / 100);
}

interface Entry {
  availableAt: Date;
  isPaid: boolean;
}

/** Where an entry of commission is at a moment. */
export function toCommissionState({ availableAt, isPaid }: Entry, at: Date): 'held' | 'ready' | 'paid' {
  if (isPaid) return 'paid';
  return availableAt > at ? 'held' : 'ready';
}

/** The ledger reference of commission in a wallet; a code may be a name, and the ledger outlives its account. */
export const COMMISSION_REFERENCE = 'Commission';

/** The affiliate's notification of commission in the wallet. */
export const commissionNotification = (amount: Localised) =>
  ({
    kind: 'wallet',
    title: msg`Commission received`,
    text: msg`${amount} in commission was added to your wallet.`,
    href: '/dashboard/wallet',
  }) as const;
