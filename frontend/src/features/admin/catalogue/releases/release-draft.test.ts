import { expect, test } from 'vitest';
import { checkRelease, type DraftFile, nextVersion, toDraft, toInput } from './release-draft.ts';

test('a new release starts empty, and requires a version of three numbers', () => {
  const draft = toDraft(null);
  expect(draft).toEqual({
    version: '',
    channel: 'stable',
    notes: '',
    files: [],
    advisories: [],
    sbom: null,
    publishAt: '',
  });
  for (const version of ['', '2.1', 'v2.1.0', '02.1.0']) {
    expect(checkRelease({ ...draft, version }).version, version).toContain('Three numbers');
  }
  for (const version of ['2.1.0', ' 2.2.0-beta.1 ']) expect(checkRelease({ ...draft, version })).toEqual({});
});

test('only the fields that the server expects are sent', () => {
  const file: DraftFile = {
    fileId: 'a',
    name: 'map.zip',
    platform: 'any',
    size_bytes: 5,
    requirements: '',
    plans: ['Pro'],
  };
  expect(toInput({ ...toDraft(null), version: ' 2.1.0 ', files: [file] })).toEqual({
    version: '2.1.0',
    channel: 'stable',
    notes: '',
    files: [{ fileId: 'a', platform: 'any', requirements: '', plans: ['Pro'] }],
    advisories: [],
    sbom: null,
  });
});

test('an advisory needs its versions and a summary, and is sent without its key', () => {
  const advisory = { key: 'advisory-0', reference: '', severity: 'low', affected: '1.0.0', summary: 'A leak' } as const;
  const draft = { ...toDraft(null), version: '2.1.0', advisories: [advisory] };
  expect(checkRelease(draft)).toEqual({});
  expect(checkRelease({ ...draft, advisories: [{ ...advisory, affected: ' ' }] }).advisories).toMatch(/^Enter the/);
  const { key: _key, ...sent } = advisory;
  expect(toInput(draft).advisories).toEqual([sent]);
});

test.each([
  [['2.4.0', '2.3.1'], '2.5.0'],
  [['2.9.0', '2.10.1'], '2.10.2'],
  [['3.0.0-beta.1'], ''],
  [[], ''],
])('after %j comes %j', (versions, next) => {
  expect(nextVersion(versions)).toBe(next);
});
