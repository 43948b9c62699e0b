import { expect, test } from 'vitest';
import type { OwnRelease, OwnReleaseFile } from '@/api/generated/model.ts';
import { detectPlatform, filesFor, findKnownFile } from './release-format.ts';

const file = (platform: OwnReleaseFile['platform']): OwnReleaseFile => ({
  file: platform,
  name: `map-${platform}.zip`,
  platform,
  size_bytes: 5,
  requirements: '',
  sha256: platform.padEnd(64, '0'),
});
const release: OwnRelease = {
  version: '2.0.0',
  channel: 'stable',
  published_at: '2026-11-20T08:00:00Z',
  html: '',
  files: [file('windows'), file('any'), file('macos')],
};

test('files for this platform come first, then those for every platform', () => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  expect(filesFor(detectPlatform(agent), release.files).map(({ platform }) => platform)).toEqual([
    'macos',
    'any',
    'windows',
  ]);
  expect(detectPlatform('Mozilla/5.0 (Linux; Android 14)')).toBe('android');
  expect(detectPlatform('curl')).toBe('any');
});

test('a file is identified by its hash', () => {
  expect(findKnownFile([release], 'any'.padEnd(64, '0'))).toEqual({ name: 'map-any.zip', version: '2.0.0' });
  expect(findKnownFile([release], 'f'.repeat(64))).toBeNull();
});
