import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { toAsciiDigits } from './digits.ts';
import { FILL_IN_ALL } from './field-messages.ts';
import { trimToNull } from './text.ts';

type Method = 'bkash' | 'nagad' | 'rocket' | 'bank';
type Optional = string | null | undefined;

interface AccountInput {
  method: Method;
  holder: string;
  number: string;
  bank_name?: Optional;
  branch?: Optional;
  routing_number?: Optional;
}

/** A payout account in normalised form; bank-only fields are null for a mobile wallet. */
export interface PayoutDestination {
  method: Method;
  holder: string;
  number: string;
  bank_name: string | null;
  branch: string | null;
  routing_number: string | null;
}

type FieldName = 'number' | 'bank_name' | 'routing_number';

export interface AccountProblem {
  field: FieldName;
  message: Message;
}

const ACCOUNT_MESSAGES = {
  mobile: msg`Please enter a mobile number such as 01712345678`,
  rocket: msg`Please enter a mobile number such as 01712345678, or the 12 digits of the Rocket account`,
  bankNumber: msg`Please enter 5 to 34 letters and digits`,
  routing: msg`Please enter a 9-digit routing number or a SWIFT code`,
} as const;

/** Bangladeshi mobile numbers; Rocket adds one digit. */
const MOBILE = /^01[3-9]\d{8}$/;
const ROCKET = /^01[3-9]\d{8,9}$/;
/** IBANs have up to 34 characters. */
const BANK_NUMBER = /^[A-Z\d]{5,34}$/;
const ROUTING = /^(?:\d{9}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/;

const removeSeparators = (text: string): string => toAsciiDigits(text).replaceAll(/[\s\u2010-\u2015().-]+/g, '');

/** The account in stored form, or the first field's error. */
export function parsePayoutAccount(input: AccountInput): { account: PayoutDestination } | { problem: AccountProblem } {
  const { method } = input;
  const holder = input.holder.trim();
  const problem = (field: FieldName, message: Message) => ({ problem: { field, message } });
  if (method !== 'bank') {
    const number = removeSeparators(input.number).replace(/^(?:\+|00)?880?(?=1)/, '0');
    const pattern = method === 'rocket' ? ROCKET : MOBILE;
    if (!pattern.test(number)) return problem('number', ACCOUNT_MESSAGES[method === 'rocket' ? 'rocket' : 'mobile']);
    return { account: { method, holder, number, bank_name: null, branch: null, routing_number: null } };
  }
  const number = removeSeparators(input.number).toUpperCase();
  const bank_name = trimToNull(input.bank_name);
  const routing_number = removeSeparators(input.routing_number ?? '').toUpperCase() || null;
  if (!BANK_NUMBER.test(number)) return problem('number', ACCOUNT_MESSAGES.bankNumber);
  if (bank_name === null) return problem('bank_name', FILL_IN_ALL);
  if (routing_number !== null && !ROUTING.test(routing_number))
    return problem('routing_number', ACCOUNT_MESSAGES.routing);
  return { account: { method, holder, number, bank_name, branch: trimToNull(input.branch), routing_number } };
}
