import { describe, expect, test } from 'vitest';
import { readSources, readText } from './sources.ts';

/** Steps that are no label of a screen. */
const UNLABELLED = new Set(['Ctrl+K', 'Enter', 'file', 'picture', 'devices', 'product']);

const screens = [...readSources('frontend/src').values()];

const tasks = readText('docs/everyday-tasks.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[2]?.includes('›'))
  .map(([, task = '', steps = '', , now = '']) => ({ task, steps: steps.split(' › '), now: Number(now) }));

const countOf = (step: string): number => Number(/\((\d+)\)$/.exec(step)?.[1] ?? 1);
const labelOf = (step: string): string => step.replace(/ \(\d+\)$/, '');

/** Parts of a page are saved by buttons such as 'Save headline', after the part's own label. */
const spellings = (label: string): string[] => {
  const [first = '', ...rest] = label.replace(/^Save /, '');
  return [label, `label: '${first.toUpperCase()}${rest.join('')}'`];
};
const isShown = (label: string): boolean =>
  spellings(label).some((spelling) => screens.some((text) => text.includes(spelling)));

test('twenty tasks are listed', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(20);
});

describe.each(tasks)('$task', ({ steps, now }) => {
  test('the steps add up to the clicks', () => {
    expect(steps.reduce((sum, step) => sum + countOf(step), 0)).toBe(now);
  });

  test('the labels are on screens', () => {
    const labels = steps.map(labelOf).filter((label) => !UNLABELLED.has(label));
    expect(labels.filter((label) => !isShown(label))).toEqual([]);
  });
});
