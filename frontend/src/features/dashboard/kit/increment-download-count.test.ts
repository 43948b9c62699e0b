import { expect, test } from 'vitest';
import type { Download } from '@/api/generated/model.ts';
import { incrementDownloadCount } from './increment-download-count.ts';

const file = (id: string, download_count: number): Download => ({
  id,
  download_count,
  file_name: `${id}.zip`,
  created_at: '2026-11-20T08:00:00Z',
  size_bytes: 22,
  product_name: 'Bangla Calendar 2025',
  version: '2.1.0',
  rights: null,
  missed: null,
});

test('counts the downloaded file only', () => {
  const list = [file('a', 0), file('b', 7)];
  expect(incrementDownloadCount(list, 'b').map(({ download_count }) => download_count)).toEqual([0, 8]);
  expect(list[1]?.download_count).toBe(7);
});

test('ignores a deleted file', () => {
  expect(incrementDownloadCount([file('a', 3)], 'b')).toEqual([file('a', 3)]);
});
