import { describe, expect, it } from 'vitest';
import { addStep, checkSequence, toSequenceDraft, toSequenceInput } from './sequence-draft.ts';

const TEXTS = { en: { subject: 'One', content: 'Hello' }, bn: { subject: '', content: '' } };
const FIGURES = { waiting: 0, sent: 0, unsubscribed: 0 };
const stored = {
  end_days: 30,
  steps: [
    { id: null, delay_days: 1, texts: TEXTS, ...FIGURES },
    { id: null, delay_days: 4, texts: TEXTS, ...FIGURES },
  ],
};

describe('the draft of a sequence', () => {
  it('is sent as it was stored, and with an email that was added', () => {
    const draft = toSequenceDraft(stored);
    const input = stored.steps.map(({ id, delay_days, texts }) => ({ id, delay_days, texts }));
    expect(toSequenceInput(draft, 2)).toEqual({ version: 2, end_days: 30, steps: input });
    const { added, steps } = addStep(draft.steps);
    expect([added.days, steps.length, addStep(steps).added.key]).toEqual(['7', 3, 'new-2']);
  });

  it('shows problems at their controls, the first one with its email and language', () => {
    const draft = toSequenceDraft(stored);
    expect(checkSequence(draft)).toEqual({ problems: {}, first: undefined });
    const [one, two] = draft.steps;
    if (!one || !two) throw new Error('Two emails are stored');
    const bangla = { ...one, bn: { subject: 'খবর', content: ' ' } };
    expect(checkSequence({ endDays: '0', steps: [bangla, { ...two, days: '1' }] })).toEqual({
      problems: {
        'content-suggestion-0-bn': 'Please write the text',
        'days-suggestion-1': 'Please enter more days than for the previous email',
        endDays: 'Please enter a number from 1 to 365',
      },
      first: { step: 'suggestion-0', language: 'bn' },
    });
    expect(checkSequence({ endDays: '4', steps: [one, two] }).problems).toEqual({
      'days-suggestion-1': 'Please enter fewer days than the sequence lasts',
    });
    expect(checkSequence({ endDays: '30', steps: [{ ...one, days: 'soon' }] }).problems).toEqual({
      'days-suggestion-0': 'Please enter a number from 0 to 365',
    });
  });
});
