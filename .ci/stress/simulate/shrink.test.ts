import { describe, expect, it } from 'vitest';
import type { Plan, Step } from './plan.ts';
import { shrink } from './shrink.ts';

const step = (id: string, day: number, ...actors: string[]): Step => ({
  id,
  day,
  minute: 0,
  fault: 'clock-jump',
  parts: actors.map((actor) => ({ role: 'customer', actor, story: 'buy' })),
});

const PLAN: Plan = {
  seed: 7,
  steps: [
    step('0.0', 0, 'anna', 'ben'),
    step('0.1', 0, 'ben'),
    step('1.0', 1, 'cara', 'dan', 'anna'),
    step('2.0', 2, 'dan'),
    step('3.0', 3, 'anna', 'cara'),
  ],
};

const hasPart = ({ steps }: Plan, id: string, actor: string): boolean =>
  steps.some((one) => one.id === id && one.parts.some((part) => part.actor === actor));

describe('shrinking a plan', () => {
  it('keeps only what the failure needs, in order', async () => {
    const short = await shrink(PLAN, async (plan) => hasPart(plan, '0.0', 'ben') && hasPart(plan, '3.0', 'anna'));
    expect(short).toEqual({
      seed: 7,
      steps: [
        { ...step('0.0', 0, 'ben'), fault: 'none' },
        { ...step('3.0', 3, 'anna'), fault: 'none' },
      ],
    });
  });

  it('keeps a fault that the failure needs', async () => {
    const short = await shrink(PLAN, async ({ steps }) =>
      steps.some(({ id, fault }) => id === '1.0' && fault === 'clock-jump'),
    );
    expect(short.steps).toHaveLength(1);
    expect(short.steps[0]).toMatchObject({ id: '1.0', fault: 'clock-jump', parts: [{ story: 'buy' }] });
  });
});
