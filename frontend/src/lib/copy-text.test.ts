import { expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const ADDRESS = 'https://nodi.example/blog/1';

test('copies where possible', async () => {
  const writeText = vi.fn(async () => {});
  expect(await copyText(ADDRESS, { clipboard: { writeText } })).toBe(true);
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test('reports when it cannot', async () => {
  expect(await copyText(ADDRESS, {})).toBe(false);
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  expect(await copyText(ADDRESS, { clipboard: { writeText } })).toBe(false);
});
