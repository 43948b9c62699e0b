import { type Sequence, SequenceKind, type SequenceRow } from '../../contract/generated/model.ts';
import { SEQUENCE_SUGGESTIONS } from '../../contract/rules/sequence-suggestions.ts';

/** All sequences, off and with suggested emails. Nothing runs between two calls, so their figures stay zero. */
export const seedSequences = (): Sequence[] =>
  Object.values(SequenceKind).map((kind) => ({
    kind,
    version: 1,
    enabled_since: null,
    end_days: 30,
    steps: SEQUENCE_SUGGESTIONS[kind].map((step) => ({ id: null, ...step, waiting: 0, sent: 0, unsubscribed: 0 })),
    figures: { entered: 0, active: 0, sent: 0, reached: 0, unsubscribed: 0 },
    problem: null,
  }));

export const toSequenceRow = ({ kind, enabled_since, steps, figures }: Sequence): SequenceRow => ({
  kind,
  enabled_since,
  emails: steps.length,
  figures,
});
