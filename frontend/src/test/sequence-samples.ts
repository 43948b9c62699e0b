import type { MockApi } from '../../../mocks/api.ts';

const toId = (end: number) => `5b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a6${end}`;

/** Welcome and first steps are on, with figures; the others are off. */
export function withSequences(api: MockApi): void {
  const [welcome, firstSteps, review] = api.db.state.sequences;
  if (!welcome || !firstSteps || !review) return;
  const counted = [
    { waiting: 38, sent: 1_240, unsubscribed: 9 },
    { waiting: 112, sent: 1_097, unsubscribed: 14 },
  ];
  Object.assign(welcome, {
    version: 4,
    enabled_since: '2026-08-03T05:00:00Z',
    steps: welcome.steps.map((step, index) => ({ ...step, ...counted[index], id: toId(index) })),
    figures: { entered: 1_291, active: 203, sent: 2_337, reached: 164, unsubscribed: 23 },
  });
  Object.assign(firstSteps, {
    version: 2,
    enabled_since: '2026-09-14T05:00:00Z',
    steps: firstSteps.steps.map((step) => ({ ...step, id: toId(5), waiting: 6, sent: 318, unsubscribed: 2 })),
    figures: { entered: 402, active: 31, sent: 318, reached: 356, unsubscribed: 2 },
  });
  // Turned off after some time.
  Object.assign(review, {
    version: 5,
    steps: review.steps.map((step) => ({ ...step, id: toId(6), sent: 87, unsubscribed: 4 })),
    figures: { entered: 95, active: 0, sent: 87, reached: 21, unsubscribed: 4 },
  });
}

/** The mail server refuses the emails of a sequence that is on. */
export function withRefusedSequence(api: MockApi): void {
  withSequences(api);
  const [welcome] = api.db.state.sequences;
  if (welcome) welcome.problem = '421 4.7.0 Too many messages, try again later';
}

/** A sequence of many emails with long subjects. */
export function withLongSequence(api: MockApi): void {
  withSequences(api);
  const [welcome] = api.db.state.sequences;
  const [first] = welcome?.steps ?? [];
  if (!welcome || !first) return;
  const subject = 'A subject so long that it fills more than the two lines which its place in the line of emails has';
  const texts = { ...first.texts, en: { ...first.texts.en, subject } };
  welcome.steps = Array.from({ length: 10 }, (_, index) => ({
    ...first,
    texts,
    id: toId(index),
    delay_days: index * 2,
  }));
}
