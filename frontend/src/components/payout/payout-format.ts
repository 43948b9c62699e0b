import { t } from '@lingui/core/macro';
/** Common names of the payout methods. */
export const payoutMethods = { bkash: 'bKash', nagad: t`Nagad`, rocket: t`Rocket`, bank: t`Bank account` } as const;

interface Account {
  readonly method: keyof typeof payoutMethods;
  readonly number: string;
  readonly bank_name: string | null;
}

interface Settled {
  readonly status: string;
  readonly account: object | null;
  readonly paid_reference: string | null;
  readonly reason: string | null;
}

/** The account in one line: 'bKash 01712345678' or 'River Bank 1234567'. */
export function formatAccount({ method, number, bank_name }: Account): string {
  return `${bank_name ?? payoutMethods[method]} ${number}`;
}

/** How the payout ended, or what it is waiting for; null where the status says enough. */
export function formatOutcome({ status, account, paid_reference, reason }: Settled): string | null {
  switch (status) {
    case 'paid':
      return t`Transfer ${paid_reference ?? ''}`.trim();
    case 'refused':
      return t`Money returned to the wallet. Reason: ${reason ?? ''}`;
    case 'cancelled':
      return t`Money returned to the wallet.`;
    default:
      return account ? null : t`Waiting for a payout account.`;
  }
}
