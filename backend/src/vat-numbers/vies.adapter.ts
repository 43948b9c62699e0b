import * as z from 'zod';
import type { VatNumber } from '../../../contract/vat/vat-numbers.ts';
import { vatPrefix } from '../../../contract/vat/vat-numbers.ts';

/** The response of VIES about a VAT number. */
export interface ViesAnswer {
  valid: boolean;
  /** null when the country does not disclose it */
  name: string | null;
  /** null for a request without the requester's VAT number */
  consultation: string | null;
}

interface Question {
  /** base of the API, without a trailing slash */
  url: string;
  number: VatNumber;
  /** number of the asker, which VIES needs for a consultation number; undefined for sellers without one */
  requester: VatNumber | undefined;
}

/** A buyer waits for it, and without an answer the sale continues. */
const TIMEOUT_MS = 4_000;

/** Fields that a country does not disclose are empty or dashes. */
const text = z
  .string()
  .nullish()
  .transform((value) => (value && !/^[-\s]*$/.test(value) ? value.trim().slice(0, 300) : null));

const answerShape = z.object({
  valid: z.boolean(),
  name: text,
  requestIdentifier: text,
  /** with an answer, `VALID` or `INVALID`; otherwise why there is none, such as `MS_UNAVAILABLE` */
  userError: z.string().nullish(),
});

/**
 * Asks the REST service of VIES about a number. Tested against a server of ours, never against theirs.
 * @throws Error when it does not answer in time, or cannot reach the register of the member state
 */
export async function queryVies({ url, number, requester }: Question): Promise<ViesAnswer> {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: vatPrefix(number.country),
      vatNumber: number.digits,
      ...(requester && {
        requesterMemberStateCode: vatPrefix(requester.country),
        requesterNumber: requester.digits,
      }),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`VIES answered ${response.status}`);
  const { valid, name, requestIdentifier, userError } = answerShape.parse(await response.json());
  if (userError && userError !== 'VALID' && userError !== 'INVALID') throw new Error(`VIES answered ${userError}`);
  return { valid, name, consultation: requestIdentifier };
}
