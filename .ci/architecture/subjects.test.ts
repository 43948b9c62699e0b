import { expect, test } from 'vitest';
import { readSources, readText } from './sources.ts';
import { findStrayHandlers, findTagProblems, parseOperations, parseTags } from './subjects.ts';

const CONTRACT = `
tags: [{ name: jobs }]
paths:
  /jobs: { get: { tags: [jobs], operationId: listJobs } }
  /admin/jobs: { parameters: [], get: { tags: [admin-jobs], operationId: adminListJobs } }
`;

const ROOMS = { work: ['jobs', 'admin-jobs'] };

const FILES = [
  'frontend/src/features/dashboard/work/jobs/jobs-page.tsx',
  'frontend/src/features/admin/work/jobs/jobs-page.tsx',
  'frontend/src/features/admin/kit/switch-field.tsx',
  ...['jobs', 'admin-jobs'].flatMap((tag) => [
    `backend/src/features/work/${tag}.handlers.ts`,
    `backend/test/work/${tag}/list-jobs.test.ts`,
    `mocks/handlers/work/${tag}.ts`,
    `mocks/conformance/scenarios/work/${tag}.ts`,
  ]),
  'mocks/handlers/work/jobs-offers.ts',
];

const tags = parseTags(CONTRACT);

test('every tag has its folder everywhere, and there are no other folders beside them', () => {
  const files = [...readSources('frontend/src/features', 'backend/src/features', 'backend/test', 'mocks').keys()];
  expect(findTagProblems(parseTags(readText('openapi.yaml')), files)).toEqual([]);
});

test('tags are read from the list and from the operations', () => {
  expect(tags).toEqual(['jobs', 'admin-jobs']);
  expect(findTagProblems(tags, FILES, ROOMS)).toEqual([]);
});

test.each(FILES.filter((file) => !/kit|offers/.test(file)))('a tag without %s is reported', (file) => {
  expect(
    findTagProblems(
      tags,
      FILES.filter((other) => other !== file),
      ROOMS,
    ),
  ).toHaveLength(1);
});

test('a handlers file with another name does not count', () => {
  const file = 'backend/src/features/work/jobs.handlers.ts';
  const files = FILES.map((other) => (other === file ? 'backend/src/features/work/work.handlers.ts' : other));
  expect(findTagProblems(tags, files, ROOMS)).toEqual([`jobs: nothing at ${file}`]);
});

test.each([
  'frontend/src/features/work/jobs/jobs-page.tsx',
  'frontend/src/features/public/work/plays/plays-page.tsx',
  'frontend/src/features/admin/jobs/jobs-page.tsx',
  'frontend/src/features/dashboard/work/plays/plays-page.tsx',
  'backend/src/features/play/play.service.ts',
  'backend/test/work/plays/play.test.ts',
  'backend/test/play/jobs/play.test.ts',
  'mocks/handlers/jobs.ts',
  'mocks/handlers/work/play.ts',
  'mocks/conformance/scenarios/work/play.ts',
])('%s is reported', (file) => {
  expect(findTagProblems(tags, [...FILES, file], ROOMS)).toHaveLength(1);
});

test('a tag without a room and a room without a tag are reported', () => {
  expect(findTagProblems([...tags, 'plays'], FILES, ROOMS)).toEqual(['plays: no room has this tag']);
  expect(findTagProblems(tags, FILES, { work: [...ROOMS.work, 'plays'] })).toHaveLength(1);
});

test('an operation is handled in the room of its tag', () => {
  const operations = parseOperations(readText('openapi.yaml'));
  expect(operations.length).toBeGreaterThan(100);
  expect(findStrayHandlers(operations, readSources('backend/src/features'))).toEqual([]);
});

test.each(['adminListJobs: async () => ({})', 'adminListJobs({ query }) {}'])(
  'an operation in the room of another tag is reported: %s',
  (handler) => {
    const text = `export const handlers = {\n  ${handler},\n};`;
    const sample = (room: string) => new Map([[`backend/src/features/${room}/jobs.handlers.ts`, text]]);
    expect(findStrayHandlers(parseOperations(CONTRACT), sample('play'), ROOMS)).toHaveLength(1);
    expect(findStrayHandlers(parseOperations(CONTRACT), sample('work'), ROOMS)).toEqual([]);
  },
);
