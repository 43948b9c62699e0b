/**
 * Kind of the record
 */
export type SenderRecord = typeof SenderRecord[keyof typeof SenderRecord];


export const SenderRecord = {
  spf: 'spf',
  dkim: 'dkim',
  dmarc: 'dmarc',
} as const;
