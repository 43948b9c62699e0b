import { describe, expect, it } from 'vitest';
import { isName, listPasswordForms, normaliseUnicode, normaliseUnicodeDeep } from '../../../contract/rules/text.ts';

const YA = '\u09df';
const YA_IN_TWO = '\u09af\u09bc';

describe('normalised text', () => {
  it.each([
    [YA, YA_IN_TWO],
    ['\u09dc\u09dd', '\u09a1\u09bc\u09a2\u09bc'],
    ['cafe\u0301', 'caf\u00e9'],
    ['  two lines\n', '  two lines\n'],
    ['\u0995\u09cd\u200d\u09b7', '\u0995\u09cd\u200d\u09b7'], // a joiner is part of the word
  ])('%j becomes %j', (given, kept) => expect(normaliseUnicode(given)).toBe(kept));

  it.each(['\u200b', '\u3164\u3164', ' \u2060 ', '\u2800', '\ufeff\u00ad'])('%j is invisible, so it is empty', (text) =>
    expect(normaliseUnicode(text)).toBe(''),
  );

  it('applies to every text of a body except passwords', () => {
    const body = { title: YA, tags: [YA, { name: YA }], password: YA, newPassword: YA, price: 1, none: null };
    expect(normaliseUnicodeDeep(body)).toEqual({
      ...body,
      title: YA_IN_TWO,
      tags: [YA_IN_TWO, { name: YA_IN_TWO }],
    });
    expect(normaliseUnicodeDeep(YA)).toBe(YA_IN_TWO);
    expect(normaliseUnicodeDeep({ search: `a  ${YA}` })).toEqual({ search: `a ${YA_IN_TWO}` });
  });
});

it('a password matches regardless of Unicode form, and plain ones are checked once', () => {
  expect(listPasswordForms('river')).toEqual(['river']);
  for (const typed of [YA, YA_IN_TWO])
    expect(listPasswordForms(typed)).toEqual(expect.arrayContaining([YA, YA_IN_TWO]));
  for (const typed of ['\u00e9', 'e\u0301'])
    expect(listPasswordForms(typed)).toEqual(expect.arrayContaining(['\u00e9', 'e\u0301']));
});

it('a name cannot override the text direction', () => {
  expect(isName('\u09a8\u09be\u09a6\u09bf\u09af\u09bc\u09be')).toBe(true);
  expect(isName('gpj.\u202eexe')).toBe(false);
});
