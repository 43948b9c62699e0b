import type { SenderCheck, SenderResult } from '@/api/generated/model.ts';

interface SenderCheckDescription {
  readonly label: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'secondary';
  /** The required action, or why there is none. */
  readonly text: string;
}

const UNREACHABLE: SenderCheckDescription = {
  label: 'Not checked',
  tone: 'secondary',
  text: 'DNS did not respond. Please try again.',
};
const PRIVATE: SenderCheckDescription = {
  label: 'Not checked',
  tone: 'secondary',
  text: 'This is not a public domain. Set MAIL_FROM to an email address at your own domain.',
};

const ok = (text: string): SenderCheckDescription => ({ label: 'OK', tone: 'success', text });
const missing = (text: string): SenderCheckDescription => ({ label: 'Missing', tone: 'danger', text });

const WORDS: Record<SenderCheck['name'], Partial<Record<SenderResult, SenderCheckDescription>>> = {
  spf: {
    ok: ok('Lists the servers that may send your emails. Check that your email provider is among them.'),
    missing: missing(
      'Mail servers cannot tell who may send your emails. Add the TXT record that your email provider gives you.',
    ),
    several: {
      label: 'Invalid',
      tone: 'danger',
      text: 'There are several SPF records, so mail servers ignore all of them. Merge them into one.',
    },
    open: {
      label: 'Unsafe',
      tone: 'danger',
      text: 'The record allows every server to send in your name. Replace “+all” with “~all” or “-all”.',
    },
  },
  dkim: {
    ok: ok('Your emails can be signed, so mail servers see that they were not changed.'),
    missing: {
      label: 'Not found',
      tone: 'warning',
      text: 'There is no key under the usual names. If your email provider uses another name, this may still be fine; otherwise add the record that it gives you.',
    },
    revoked: {
      label: 'Revoked',
      tone: 'danger',
      text: 'The record has no key, so signatures fail. Add the current key of your email provider.',
    },
  },
  dmarc: {
    ok: ok('Mail servers reject or quarantine emails that others send in your name.'),
    monitoring: {
      label: 'Reports only',
      tone: 'warning',
      text: 'Forged emails are still delivered. Once SPF and DKIM work, change “p=none” to “p=quarantine”.',
    },
    missing: missing(
      'Mail servers do not know what to do with forged emails. Add a TXT record named _dmarc, for example “v=DMARC1; p=none”.',
    ),
    several: {
      label: 'Invalid',
      tone: 'danger',
      text: 'There are several DMARC records, so mail servers ignore all of them. Keep one.',
    },
    invalid: { label: 'Invalid', tone: 'danger', text: 'The record has no policy. Add “p=none” or “p=quarantine”.' },
  },
};

export const SENDER_NAMES: Readonly<Record<SenderCheck['name'], string>> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' };

/** The result of a check as label and text. */
export function describeSenderCheck({ name, result }: SenderCheck): SenderCheckDescription {
  if (result === 'private') return PRIVATE;
  return WORDS[name][result] ?? UNREACHABLE;
}
