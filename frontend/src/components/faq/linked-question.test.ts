import { describe, expect, test, vi } from 'vitest';
import { linkedId, showLinked } from './linked-question.ts';

describe('linkedId', () => {
  test.each([
    ['#faq', 'faq'],
    ['#faq-2', 'faq-2'],
    ['#faq-12', 'faq-12'],
    ['#faq-0', null],
    ['#faq-x', null],
    ['#projects', null],
    ['', null],
  ])('%j names %j', (hash, id) => {
    expect(linkedId(hash)).toBe(id);
  });
});

describe('showLinked', () => {
  const page = (element: object | null) => ({ getElementById: vi.fn(() => element as HTMLElement | null) });

  test('opens an item and scrolls it into view', () => {
    const item = { open: false, scrollIntoView: vi.fn() };
    showLinked('#faq-2', page(item));
    expect(item.open).toBe(true);
    expect(item.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('only scrolls the section into view', () => {
    const section = { scrollIntoView: vi.fn() };
    showLinked('#faq', page(section));
    expect(section).not.toHaveProperty('open');
    expect(section.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('does not scroll without a hash or without the item', () => {
    const nothing = page(null);
    showLinked('', nothing);
    expect(nothing.getElementById).not.toHaveBeenCalled();
    expect(() => showLinked('#faq-9', nothing)).not.toThrow();
  });
});
