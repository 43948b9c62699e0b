import { useState } from 'react';
import { LanguageOffer } from './language-offer.tsx';
import { PromoBanner, type PromoBannerProps } from './promo-banner.tsx';
import { isPromoClosed } from './promo-cookie.ts';

export interface VisitorNoticesProps {
  readonly promo: PromoBannerProps['promo'] | null;
}

/** The promo banner, unless the visitor has closed it, and the offer to read in the other language. */
export function VisitorNotices({ promo }: VisitorNoticesProps) {
  // Decided by the script in index.html, before the first paint.
  const [isOffered] = useState(() => document.documentElement.dataset.offer !== undefined);
  const [isClosed] = useState(() => isPromoClosed(document));
  return (
    <>
      {isOffered ? <LanguageOffer /> : null}
      {promo && !isClosed ? <PromoBanner promo={promo} /> : null}
    </>
  );
}
