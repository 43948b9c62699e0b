import { describe, expect, it } from 'vitest';
import { checkDraft, emptyPage, toPageInput } from './page-draft.ts';

describe('a page draft', () => {
  it('derives its URL from its title until it has one', () => {
    expect(toPageInput({ ...emptyPage, title: 'Imprint & Contact' }, undefined).address).toBe('imprint-contact');
    expect(toPageInput({ ...emptyPage, title: 'Imprint', address: 'about-us' }, 2)).toMatchObject({
      address: 'about-us',
      version: 2,
    });
  });
  it.each([
    ['blog', /site itself/],
    ['Im print', /lowercase letters/],
    ['a--b', /lowercase letters/],
    ['../x', /lowercase letters/],
  ])('rejects the URL %s', (address, problem) => {
    expect(checkDraft({ ...emptyPage, title: 'A', address }, null).address).toMatch(problem);
  });
  it('requires a title, a URL and, when public, a text', () => {
    expect(Object.keys(checkDraft({ ...emptyPage, published: true }, null))).toEqual(['title', 'address', 'content']);
    expect(checkDraft({ ...emptyPage, title: 'বাংলা' }, null).address).toBe('Please enter a URL');
  });
});
