import { useState } from 'react';
import { PageContents } from '@/components/layout/page-contents.tsx';

/** With fewer parts there is nothing to find one's way in. */
const FEWEST = 3;

/** Read from the page itself, where the text stands before its contents are loaded. */
const headingsOnPage = () =>
  [...document.querySelectorAll('.post-text h2[id]')].map(({ id, textContent }) => ({ id, title: textContent ?? '' }));

/** The ways into a long article, beside it until its end. Begins anew with each article: give it a key. */
export function ArticleContents() {
  const [headings] = useState(headingsOnPage);
  return headings.length < FEWEST ? null : (
    <div className="sticky top-8">
      <PageContents sections={headings} />
    </div>
  );
}
