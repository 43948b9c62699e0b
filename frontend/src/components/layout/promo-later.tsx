import { type ComponentType, useEffect, useState } from 'react';
import type { PromoBannerProps } from './promo-banner.tsx';
import { isPromoClosed } from './promo-cookie.ts';

/** The promo banner, which is loaded after the page has been painted, and only where nobody has closed it. */
export function PromoLater({ promo }: PromoBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<PromoBannerProps> | null>(null);
  useEffect(() => {
    if (isPromoClosed(document)) return;
    import('./promo-banner.tsx').then(
      (module) => setBanner(() => module.PromoBanner),
      () => undefined, // the page is whole without it
    );
  }, []);
  return Banner ? <Banner promo={promo} /> : null;
}
