import { expect, test } from 'vitest';
import { hashFile } from './hash-file.ts';

test('hashes the whole file, in any number of chunks', async () => {
  expect(await hashFile(new Blob(['0123456789']))).toBe(
    '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882',
  );
  expect(await hashFile(new Blob([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  const shares: number[] = [];
  const large = new Blob([new Uint8Array(9 * 1024 * 1024)]);
  const whole = new Uint8Array(await crypto.subtle.digest('SHA-256', await large.arrayBuffer()));
  const hex = Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(await hashFile(large, (share) => shares.push(share))).toBe(hex);
  expect(shares).toHaveLength(3);
  expect(shares.at(-1)).toBe(1);
});
