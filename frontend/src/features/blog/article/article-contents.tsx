import { useMemo } from 'react';
import { PageContents } from '@/components/layout/page-contents.tsx';
import { headingsOf } from './headings.ts';

/** With fewer parts there is nothing to find one's way in. */
const FEWEST = 3;

/** The ways into a long article, beside it until its end. */
export function ArticleContents({ html }: { readonly html: string | null }) {
  const headings = useMemo(() => headingsOf(html), [html]);
  return headings.length < FEWEST ? null : (
    <div className="sticky top-8">
      <PageContents sections={headings} />
    </div>
  );
}
