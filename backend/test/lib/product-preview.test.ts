import { describe, expect, it } from 'vitest';
import { findPreviewProblems, selectPreview } from '../../../contract/rules/product-preview.ts';

const before = { url: '/media/small.webp', alt: 'Small' };
const after = { url: '/media/large.webp', alt: 'Large' };
const fields = (input: Parameters<typeof findPreviewProblems>[0]) =>
  findPreviewProblems(input).map(({ field }) => field);

describe('a preview', () => {
  it('needs what its kind shows', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ kind: 'gallery' })).toEqual([]);
    expect(fields({ kind: 'comparison' })).toEqual(['before', 'after']);
    expect(fields({ kind: 'comparison', before, after })).toEqual([]);
    expect(fields({ kind: 'component' })).toEqual(['component']);
    expect(fields({ kind: 'component', component: 'bangla-date' })).toEqual([]);
  });

  it.each(['', 'http://demo.example', 'javascript:alert(1)', 'https://demo.example@evil.example'])(
    'shows no page at %j',
    (url) => expect(fields({ kind: 'sandbox', url })).toEqual(['url']),
  );

  it('keeps what belongs to its kind', () => {
    const all = { before, after, url: 'https://demo.example', component: 'bangla-date' };
    expect(selectPreview({ kind: 'gallery', ...all })).toEqual({ kind: 'gallery' });
    expect(selectPreview({ kind: 'comparison', ...all })).toEqual({ kind: 'comparison', before, after });
    expect(selectPreview({ kind: 'sandbox', ...all })).toEqual({ kind: 'sandbox', url: 'https://demo.example' });
    expect(selectPreview({ kind: 'component', ...all })).toEqual({ kind: 'component', component: 'bangla-date' });
  });
});
