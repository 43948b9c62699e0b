import { DRAFT_PARTS } from '@contract/rules/section-drafts.ts';
import { describe, expect, it } from 'vitest';
import { SitePart } from '@/api/generated/model.ts';
import { shownFields } from '../site-draft.ts';
import { findSection } from '../site-sections.ts';
import { fromContent, toContent, withoutPictures } from './draft-content.ts';

const config = (id: string) => {
  const found = findSection(id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};

describe('the draft of a form', () => {
  it.each(Object.values(SitePart))('has the fields of its form: %s', (part) => {
    const { section, fields } = DRAFT_PARTS[part];
    expect(config(part).section).toBe(section);
    expect(new Set(shownFields(config(part)).map(({ name }) => name))).toEqual(new Set(fields));
  });

  const picture = {
    url: '/media/a-800.webp',
    alt: 'A',
    width: 800,
    height: 600,
    widths: [400, 800],
    placeholder: null,
  };
  const identity = { tagline: 'Apps', headline: 'Drawn', logo: null, logoDark: picture, icon: picture };

  it('is the shown fields as they are sent, and becomes the form again', () => {
    const footer = config('footer');
    const draft = { columns: [{ title: 'Site', links: 'Blog /blog\nAbout' }], line: '' };
    const content = toContent(footer, draft);
    expect(content).toEqual({
      columns: [
        {
          title: 'Site',
          links: [
            { label: 'Blog', url: '/blog' },
            { label: 'About', url: '' },
          ],
        },
      ],
      line: '',
    });
    const again = fromContent(footer, { columns: [], line: 'Made' }, { draft: content, pictures: [] });
    expect(again).toEqual({ columns: [{ title: 'Site', links: 'Blog /blog\nAbout ' }], line: '' });
  });

  it('has only pictures of known size, and leaves hidden fields as published', () => {
    const content = {
      tagline: 'Maps',
      logo: { url: picture.url, alt: 'New' },
      icon: { url: '/media/gone.webp', alt: '' },
    };
    const draft = fromContent(config('identity'), identity, { draft: content, pictures: [{ ...picture, alt: 'New' }] });
    expect(draft).toMatchObject({ tagline: 'Maps', headline: 'Drawn', logo: { width: 800, alt: 'New' }, icon: null });
    expect(draft.logoDark).toBe(picture);
    expect(withoutPictures(config('identity'), content)).toEqual({ tagline: 'Maps' });
  });
});
