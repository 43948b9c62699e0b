import { useState } from 'react';
import { PageContents } from '@/components/layout/page-contents.tsx';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

/** Read from the DOM, where the text is rendered before its table of contents loads. */
const headingsOnPage = () =>
  [...document.querySelectorAll('.post-text h2[id]')].map(({ id, textContent }) => ({ id, title: textContent ?? '' }));

/** The table of contents of a long article, next to it until its end. Set a key per article to reset it. */
export function ArticleContents() {
  const [headings] = useState(headingsOnPage);
  return headings.length < MIN_HEADINGS ? null : (
    <div className="sticky top-8">
      <PageContents sections={headings} />
    </div>
  );
}
