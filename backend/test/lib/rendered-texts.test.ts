import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../contract/markdown/render.ts';
import { caseStudySources } from '../../../demo/content/case-studies.ts';
import { postSources } from '../../../demo/content/posts.ts';
import { productSources } from '../../../demo/content/products.ts';
import { listMarkdown } from '../../../demo/content/translations.ts';

const sources = {
  posts: postSources,
  'case-studies': caseStudySources,
  products: productSources.flatMap(({ id, text }) => (text ? [{ id, ...text }] : [])),
};

/** After a change of a text or of the renderer, run this test with `-u` to update the snapshots. */
it.each(['posts', 'case-studies', 'products'] as const)('the demo’s texts are stored as rendered: %s', async (kind) => {
  const rendered = sources[kind].map(({ id, content, figures }) => {
    const { html, notes } = renderMarkdown(content, figures);
    expect(notes).toEqual([]);
    return [id, html];
  });
  await expect(`${JSON.stringify(Object.fromEntries(rendered), null, 2)}\n`).toMatchFileSnapshot(
    `../../../demo/content/${kind}/rendered.json`,
  );
});

it('the demo’s translations are stored as rendered', async () => {
  const pictures = [
    ...postSources.map(({ figures }) => figures),
    ...caseStudySources.map(({ figures }) => figures),
    ...sources.products.map(({ figures }) => figures),
  ];
  const rendered = listMarkdown().map(({ key, text }) => {
    const { html, headings, notes } = renderMarkdown(text, pictures.flat(), 'bn');
    expect(notes, key).toEqual([]);
    return [key, { html, headings }];
  });
  await expect(`${JSON.stringify(Object.fromEntries(rendered), null, 2)}\n`).toMatchFileSnapshot(
    '../../../demo/content/bn/rendered.json',
  );
});
