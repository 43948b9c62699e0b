import { describe, expect, test } from 'vitest';
import { ALL_PROJECTS, projectCategories, projectsIn } from './project-filter.ts';

const projects = [
  { id: 1, category: 'Android Applications' },
  { id: 2, category: 'Graphics Design' },
  { id: 3, category: 'android applications' },
  { id: 4, category: 'Scripts & Plugins' },
  { id: 5, category: 'Android Applications' },
];
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe('projectsIn', () => {
  test('shows everything at first', () => {
    expect(projectCategories[0]).toBe(ALL_PROJECTS);
    expect(projectsIn(projects, ALL_PROJECTS)).toBe(projects);
  });

  test('matches names exactly and keeps the order', () => {
    expect(ids(projectsIn(projects, 'Android Applications'))).toEqual([1, 5]);
    expect(ids(projectsIn(projects, 'Scripts'))).toEqual([]);
  });
});
