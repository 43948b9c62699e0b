/**
 * `ok`; `missing`: no record; `several`: more than one record, which mail servers treat as an error; `open`: SPF that lets every
 * server send; `revoked`: DKIM without a key; `monitoring`: DMARC with p=none, which only asks for reports; `invalid`: not readable;
 * `private`: not a public domain, so nothing was looked up; `unreachable`: DNS did not answer.
 */
export type SenderResult = typeof SenderResult[keyof typeof SenderResult];


export const SenderResult = {
  ok: 'ok',
  missing: 'missing',
  several: 'several',
  open: 'open',
  revoked: 'revoked',
  monitoring: 'monitoring',
  invalid: 'invalid',
  private: 'private',
  unreachable: 'unreachable',
} as const;
