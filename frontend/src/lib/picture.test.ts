import { describe, expect, it } from 'vitest';
import { picturePreload, pictureSources } from './picture.ts';

const cover = { url: '/media/ramadan-3fa9-1088.webp', widths: [480, 720, 1088] };

describe('pictureSources', () => {
  it('lists every width in both formats', () => {
    expect(pictureSources(cover)).toEqual({
      avif: '/media/ramadan-3fa9-480.avif 480w, /media/ramadan-3fa9-720.avif 720w, /media/ramadan-3fa9-1088.avif 1088w',
      webp: '/media/ramadan-3fa9-480.webp 480w, /media/ramadan-3fa9-720.webp 720w, /media/ramadan-3fa9-1088.webp 1088w',
      src: '/media/ramadan-3fa9-1088.webp',
    });
  });

  it('leaves a single file unchanged', () => {
    expect(pictureSources({ url: '/uploads/cover.png', widths: [] })).toEqual({
      avif: null,
      webp: null,
      src: '/uploads/cover.png',
    });
  });

  it('does not invent names for a file without a width', () => {
    expect(pictureSources({ url: '/uploads/cover.webp', widths: [400] }).avif).toBeNull();
  });
});

describe('picturePreload', () => {
  it('names the smallest file and offers all', () => {
    expect(picturePreload(cover, '(min-width: 64rem) 50vw, 100vw')).toEqual({
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      href: '/media/ramadan-3fa9-480.avif',
      type: 'image/avif',
      imageSrcSet:
        '/media/ramadan-3fa9-480.avif 480w, /media/ramadan-3fa9-720.avif 720w, /media/ramadan-3fa9-1088.avif 1088w',
      imageSizes: '(min-width: 64rem) 50vw, 100vw',
    });
  });

  it('names the file itself when there is only one', () => {
    expect(picturePreload({ url: '/uploads/cover.png', widths: [] }, '100vw')).toEqual({
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      href: '/uploads/cover.png',
    });
  });
});
