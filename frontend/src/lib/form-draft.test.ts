import { beforeEach, expect, test, vi } from 'vitest';
import { claimDrafts, clearDrafts, readRecordDraft, saveRecordDraft } from './form-draft.ts';

let stored: Record<string, string>;
beforeEach(() => {
  stored = { 'typed-contact': '[["message","Hello"]]', bought: '[]' };
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: (_, key) => ({ value: stored[String(key)], enumerable: true, configurable: true }),
  });
  vi.stubGlobal('sessionStorage', storage);
});

test('what a visitor has typed stays when they sign in, and when their session ends and begins again', () => {
  claimDrafts('nadia');
  claimDrafts('nadia');
  expect(stored).toHaveProperty('typed-contact');
});

test('what a user has typed is removed when another one signs in', () => {
  claimDrafts('nadia');
  claimDrafts('rahim');
  expect(stored).not.toHaveProperty('typed-contact');
  expect(stored).toHaveProperty('bought');
});

test('signing out removes all drafts, and who has typed them', () => {
  claimDrafts('nadia');
  clearDrafts();
  expect(Object.keys(stored)).toEqual(['bought']);
});

test('the draft of a record is read again only while the record is unchanged', () => {
  saveRecordDraft('product-1', 3, { title: 'Tide tables' });
  expect(readRecordDraft('product-1', 3)).toEqual({ title: 'Tide tables' });
  expect(readRecordDraft('product-1', 4)).toBeUndefined();
  expect(readRecordDraft('product-2', 3)).toBeUndefined();
  clearDrafts();
  expect(readRecordDraft('product-1', 3)).toBeUndefined();
});
