import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { catalogConfig } from './catalogs.ts';

const config = getConfig({ configPath: catalogConfig });
const [site, , server] = await getCatalogs(config);

/** The values and elements that a message is filled with. */
const partsOf = (text: string) =>
  [...new Set(text.match(/(?<!\b(?:one|other) )\{\w+(?=[,}])|<\/?\w+\/?>/g) ?? [])].sort();

/** Names that are not translated. */
const LATIN = /SHA-256|2fa|UTF-8|UTF-16|0171\d{7}|https:\/\//g;

describe.each([
  ['site', site, 1000],
  ['server', server, 250],
])('the catalogue of the %s', async (_, catalog, least) => {
  const stored = (await catalog?.read('bn')) ?? {};
  const all = Object.values(stored);

  test('holds exactly the sentences of the sources: npm run messages', async () => {
    const found = await catalog?.collect({ files: undefined });
    const ids = Object.keys(found ?? {});
    expect(ids.length).toBeGreaterThan(least);
    const current = Object.keys(stored).filter((id) => !stored[id]?.obsolete);
    expect(current.sort()).toEqual(ids.sort());
  });

  test('has a Bangla translation of every sentence', () => {
    expect(all.filter(({ translation }) => !translation).map(({ message }) => message)).toEqual([]);
  });

  test('keeps the values and elements of each sentence', () => {
    const wrong = all.filter(
      ({ message = '', translation = '' }) => partsOf(message).join() !== partsOf(translation).join(),
    );
    expect(wrong.map(({ message }) => message)).toEqual([]);
  });

  test('is in the normal form, so that equal letters are equal', () => {
    const wrong = all.filter(({ translation = '' }) => translation !== translation.normalize('NFC'));
    expect(wrong.map(({ translation }) => translation)).toEqual([]);
  });

  test('has Bangla digits', () => {
    const wrong = all.filter(({ translation = '' }) =>
      /\d/.test(translation.replace(LATIN, '').replace(/\{\w+[,}]|<\/?\d+\/?>/g, '')),
    );
    expect(wrong.map(({ translation }) => translation)).toEqual([]);
  });
});
