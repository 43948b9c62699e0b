import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCopy } from './local-copy.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('text that could not be sent', () => {
  const draft = { title: 'Rivers', content: 'One.', image: { url: '/media/a.webp', alt: 'A' } };

  it('is read again by its author only, without its picture', () => {
    createLocalCopy('a', 'posts', '1').write({ draft, version: 3 });
    expect(createLocalCopy('a', 'posts', '1').read()).toMatchObject({
      draft: { title: 'Rivers', content: 'One.' },
      version: 3,
    });
    expect(createLocalCopy('a', 'posts', '1').read()?.draft).not.toHaveProperty('image');
    expect(createLocalCopy('b', 'posts', '1').read()).toBeNull();
  });

  it('is removed, and does not need storage', () => {
    const copy = createLocalCopy('a', 'posts', 'new');
    copy.write({ draft });
    copy.remove();
    expect(copy.read()).toBeNull();
    vi.unstubAllGlobals();
    copy.write({ draft });
    expect(copy.read()).toBeNull();
  });
});
