import type { Message } from '../i18n/message.ts';
import type { Language } from './languages.ts';
import { findNewsletterGaps } from './newsletters.ts';
import { SEQUENCE_REFUSALS } from './sequence-refusals.ts';

/** An email of a sequence. */
interface Step {
  /** from the event */
  delay_days: number;
  texts: Record<Language, { subject: string; content: string }>;
}

export interface SequenceProblem {
  /** such as `steps.0.texts.en.subject` */
  field: string;
  message: Message;
}

/** Validation errors of a sequence's emails: an invalid delay or an incomplete text. */
export const findSequenceProblems = (steps: readonly Step[], endDays: number): SequenceProblem[] =>
  steps.flatMap(({ delay_days: days, texts }, index) => {
    const before = steps[index - 1];
    const field = `steps.${index}.delay_days`;
    return [
      ...(before && days <= before.delay_days ? [{ field, message: SEQUENCE_REFUSALS.sequenceDelay }] : []),
      ...(days >= endDays ? [{ field, message: SEQUENCE_REFUSALS.sequenceEnd }] : []),
      ...findNewsletterGaps(texts).map((gap) => ({ ...gap, field: `steps.${index}.${gap.field}` })),
    ];
  });

/**
 * How many wait for each email: the next one of a subscriber is the first with a longer delay than the last one sent.
 * @param steps by their delay
 * @param runs subscribers in the sequence by the delay of their last email, -1 before the first
 */
export const countWaiting = (
  steps: readonly Pick<Step, 'delay_days'>[],
  runs: readonly { after_days: number; count: number }[],
): number[] =>
  steps.map(({ delay_days: days }, index) =>
    runs
      .filter(({ after_days: after }) => after < days && after >= (steps[index - 1]?.delay_days ?? -1))
      .reduce((sum, { count }) => sum + count, 0),
  );

/** Names in the audit log, which is in English. */
export const SEQUENCE_NAMES = {
  welcome: 'Welcome',
  first_steps: 'First steps',
  review: 'Review request',
  unpaid: 'Unfinished order',
  update: 'New version',
  plan_ended: 'Plan ended',
  win_back: 'Win-back',
} as const;
