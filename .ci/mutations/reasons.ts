import type { Survivor } from './run.ts';

const REASONS: Record<string, string> = {
  limit: 'A narrower limit of an answer breaks no caller, and no recorded value is at the limit',
  enum: 'A value of an answer that no test produces',
  nullable: 'An answer that no test has seen without a value',
  type: 'A part of an answer that no test has seen',
  property: 'A part of an answer that no test has seen',
  required: 'An optional part that every recorded answer has',
  header:
    'A header that is still sent, and may be absent by the contract: the comparison of contracts does not call it a break',
  code: 'A code that no test provokes',
};

/** Why no test fails. */
export const reasonOf = ({ mutation }: Survivor): string => REASONS[mutation.kind] ?? `Not held: ${mutation.kind}`;
