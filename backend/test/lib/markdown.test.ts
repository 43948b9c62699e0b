import { expect, it } from 'vitest';
import { createMarkdown, UnreadableMarkdown } from '../../src/lib/markdown/markdown.ts';
import { isShortRun } from '../support/test-length.ts';

it.skipIf(isShortRun)('a text that takes too long is rejected, and the next one is rendered', async () => {
  const { render } = createMarkdown(300);
  await expect(render('**a*'.repeat(7500), [])).rejects.toThrow(UnreadableMarkdown);
  await expect.poll(() => render('again', []).catch(() => undefined)).toMatchObject({ html: '<p>again</p>' });
});
