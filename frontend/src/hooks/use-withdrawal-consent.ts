import { needsWithdrawalConsent } from '@contract/rules/eea.ts';
import { CONSENT_WORDING } from '@contract/rules/withdrawal-consent.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

const INPUT = { withdrawal_consent: CONSENT_WORDING } as const;

/**
 * The consent to immediate delivery, which buyers in the European Economic Area have to give.
 * @param country of the buyer, ISO 3166-1; empty when unknown
 */
export function useWithdrawalConsent(country: string, total: number) {
  const [isAgreed, setAgreed] = useState(false);
  const isNeeded = needsWithdrawalConsent(country, total);
  return {
    isNeeded,
    isAgreed,
    setAgreed,
    /** The field of an order. */
    input: isNeeded && isAgreed ? INPUT : {},
    /** What the form lacks. */
    problems: isNeeded && !isAgreed ? { withdrawal_consent: t`Please agree to immediate delivery` } : {},
  };
}
