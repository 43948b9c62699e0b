import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../contract/markdown/render.ts';
import { writtenPosts } from '../../../demo/content/posts.ts';

/** After a change of an article or of the renderer, run this test with `-u` to update the snapshot. */
it('the demo’s articles are stored as rendered', async () => {
  const rendered = writtenPosts.map(({ id, content, figures }) => {
    const { html, notes } = renderMarkdown(content, figures);
    expect(notes).toEqual([]);
    return [id, html];
  });
  await expect(`${JSON.stringify(Object.fromEntries(rendered), null, 2)}\n`).toMatchFileSnapshot(
    '../../../demo/content/posts/rendered.json',
  );
});
