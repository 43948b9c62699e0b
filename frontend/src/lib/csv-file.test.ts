import { expect, test } from 'vitest';
import { readSources } from '../../../.ci/architecture/sources.ts';
import { csvFile } from './csv-file.ts';

test('a table starts with a byte order mark, so that spreadsheets detect UTF-8', async () => {
  const bytes = new Uint8Array(
    await csvFile([
      ['নাম', 'Amount'],
      ['নাদিয়া', 9.99],
    ]).arrayBuffer(),
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('নাম,Amount\r\nনাদিয়া,9.99\r\n');
});

test('every table of the screens is created here', () => {
  const others = [...readSources('frontend/src')].filter(
    ([file, text]) =>
      /new Blob\([^;]*text\/csv/.test(text) && !file.includes('csv-file') && !file.includes('.stories.'),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
