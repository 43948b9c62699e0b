import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runJobs } from './schedule.mjs';

/** Jobs that record when they start and end. */
const recorder = () => {
  const events: string[] = [];
  const job = (name: string, needs: string[] = [], alone = false) => ({
    name,
    needs,
    alone,
    run: async (apart: boolean) => {
      events.push(`${name} begins${apart ? ' beside others' : ''}`);
      await sleep(5);
      events.push(`${name} ends`);
      return name;
    },
  });
  return { events, job };
};
const never = () => undefined;

describe('runJobs', () => {
  it('runs two jobs at a time, and jobs that use both cores alone and last', async () => {
    const { events, job } = recorder();
    const done = await runJobs([job('browser tests', [], true), job('lint'), job('types'), job('contract')], never);
    expect([...done.keys()]).toEqual(['browser tests', 'lint', 'types', 'contract']);
    expect(events.slice(0, 2)).toEqual(['lint begins beside others', 'types begins beside others']);
    expect(events.indexOf('contract begins beside others')).toBeGreaterThan(events.indexOf('lint ends'));
    expect(events.slice(-2)).toEqual(['browser tests begins', 'browser tests ends']);
  });

  it('waits for those dependencies of a job that are part of the run', async () => {
    const { events, job } = recorder();
    await runJobs([job('budgets', ['build', 'not asked for']), job('build', [], true)], never);
    expect(events).toEqual(['build begins', 'build ends', 'budgets begins beside others', 'budgets ends']);
  });

  it('treats a refusal as a result', async () => {
    const { events, job } = recorder();
    const done = await runJobs([job('build'), job('budgets', ['build'])], ({ name }, results) =>
      name === 'budgets' && results.get('build') ? 'refused' : undefined,
    );
    expect(done.get('budgets')).toBe('refused');
    expect(events).toEqual(['build begins beside others', 'build ends']);
  });

  it('reports jobs that depend on one another', async () => {
    const { job } = recorder();
    await expect(runJobs([job('a', ['b']), job('b', ['a'])], never)).rejects.toThrow('wait for one another: a, b');
  });
});
