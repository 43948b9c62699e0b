import { describe, expect, it } from 'vitest';
import { explainChange, toFinishedPeriods } from '../../../contract/rules/period-changes.ts';

describe('toFinishedPeriods', () => {
  it('leaves out today, also of the previous period', () => {
    expect(toFinishedPeriods({ from: '2026-11-10', to: '2026-11-16' }, '2026-11-16')).toEqual({
      span: { from: '2026-11-10', to: '2026-11-15' },
      before: { from: '2026-11-03', to: '2026-11-08' },
    });
  });
  it('is the whole period once it is over', () => {
    expect(toFinishedPeriods({ from: '2026-11-09', to: '2026-11-15' }, '2026-11-20')).toEqual({
      span: { from: '2026-11-09', to: '2026-11-15' },
      before: { from: '2026-11-02', to: '2026-11-08' },
    });
  });
  it('is undefined without a finished day', () => {
    expect(toFinishedPeriods({ from: '2026-11-16', to: '2026-11-20' }, '2026-11-16')).toBeUndefined();
  });
});

describe('explainChange', () => {
  const part = (name: string, now: number, before: number) => ({ name, now, before });

  it('takes the largest changes in either direction; the rest makes up the total', () => {
    const parts = [
      part('Same', 500, 500),
      part('Gone', 0, 900),
      part('New', 300, 0),
      part('Up', 450, 400),
      part('Little', 101, 100),
      part('Down', 10, 70),
    ];
    const { parts: largest, rest } = explainChange({ now: 1_400, before: 2_000 }, parts);
    expect(largest.map(({ name }) => name)).toEqual(['Gone', 'New', 'Down', 'Up']);
    expect(rest).toEqual({ now: 640, before: 630 });
    const changes = largest.reduce((sum, { now, before }) => sum + now - before, rest.now - rest.before);
    expect(changes).toBe(1_400 - 2_000);
  });
  it('is all rest when nothing changed', () => {
    expect(explainChange({ now: 5, before: 5 }, [part('Same', 5, 5)])).toEqual({
      parts: [],
      rest: { now: 5, before: 5 },
    });
  });
});
