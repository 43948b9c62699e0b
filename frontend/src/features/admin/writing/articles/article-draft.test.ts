import { SLUG } from '@contract/rules/article-slugs.ts';
import { describe, expect, it } from 'vitest';
import { postInputAddressRegExp } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { checkDraft, emptyDraft, parseTags, toPostInput, toPreview } from './article-draft.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const picture = { url: '/media/a-480.webp', alt: 'A', width: 480, height: 270, widths: [480], placeholder: null };
const draft = { ...emptyDraft('Maliha Karim'), title: 'Rivers' };
const whole = { ...draft, excerpt: 'E', content: 'One two.', category: 'DevOps', image: picture };

describe('an article draft', () => {
  it('requires a title and an author', () => {
    expect(checkDraft(draft, NOW)).toEqual({});
    expect(Object.keys(checkDraft({ ...draft, title: ' ', author: '' }, NOW))).toEqual(['title', 'author']);
  });
  it('requires all fields for publication', () => {
    const problems = checkDraft({ ...draft, status: 'published' }, NOW);
    expect(Object.keys(problems)).toEqual(['excerpt', 'content', 'category', 'image']);
    expect(checkDraft({ ...whole, status: 'published' }, NOW)).toEqual({});
  });
  it('is published with the first picture in its text where none was chosen', () => {
    const content = 'Rivers.\n\n![The Padma](/media/padma-1600.webp "At dusk")';
    const published = { ...whole, content, image: null, status: 'published' } as const;
    const cover = { url: '/media/padma-1600.webp', alt: 'The Padma' };
    expect(checkDraft(published, NOW)).toEqual({});
    expect(toPostInput(published, 1).image).toEqual(cover);
    expect(toPreview(published, NOW, null).image).toMatchObject(cover);
    expect(toPostInput({ ...published, image: picture }, 1).image).toEqual({ url: picture.url, alt: 'A' });
    expect(toPostInput({ ...published, status: 'draft' }, 1).image).toBeNull();
    expect(checkDraft({ ...published, format: 'plain' }, NOW)).toHaveProperty('image');
  });
  it('requires a time in the future when scheduled', () => {
    const scheduled = { ...whole, status: 'scheduled' } as const;
    expect(checkDraft(scheduled, NOW).publishAt).toBe('Please choose when the article appears');
    expect(checkDraft({ ...scheduled, publishAt: '2026-11-20T09:00' }, NOW).publishAt).toMatch(/future/);
    expect(checkDraft({ ...scheduled, publishAt: '2026-11-21T09:00' }, NOW)).toEqual({});
  });
  it('sends unique tags, the time in UTC, and no time for other statuses', () => {
    const scheduled = {
      ...whole,
      status: 'scheduled',
      publishAt: '2026-11-21T09:30',
      tags: '#maps, maps ,, art',
    } as const;
    expect(toPostInput(scheduled, 3)).toMatchObject({
      tags: ['maps', 'art'],
      publishAt: '2026-11-21T09:30:00.000Z',
      image: { url: picture.url, alt: 'A' },
      version: 3,
    });
    expect(toPostInput({ ...scheduled, status: 'draft' }, undefined)).not.toHaveProperty('version');
    expect(toPostInput({ ...scheduled, status: 'draft' }, undefined).publishAt).toBeNull();
  });
  it.each(['rivers', 'rivers-2026', 'বর্ষায়-নদী', '২০২৬', 'Rivers', 'a--b', 'নদী।', ''])(
    'a slug is one for the contract: %s',
    (slug) => {
      expect(SLUG.test(slug)).toBe(slug !== '' && postInputAddressRegExp.test(slug));
    },
  );
  it('has a slug that contains a letter', () => {
    expect(checkDraft({ ...draft, address: 'বর্ষায়-নদী' }, NOW).address).toBeUndefined();
    expect(checkDraft({ ...draft, address: '২০২৬' }, NOW).address).toMatch(/letter/);
  });
  it('limits tags', () => {
    expect(checkDraft({ ...draft, tags: 'x'.repeat(41) }, NOW).tags).toMatch(/40/);
    expect(checkDraft({ ...draft, tags: [...'abcdefghijklm'].join(',') }, NOW).tags).toMatch(/12/);
    expect(parseTags('')).toEqual([]);
  });
  it('has a preview before anything is typed', () => {
    expect(toPreview(emptyDraft(''), NOW, null)).toMatchObject({
      title: 'Article title',
      date: '2026-11-20',
      readTime: '1 min read',
    });
  });
});
