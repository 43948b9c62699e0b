import { useLazyComponent } from '@/hooks/use-lazy-component.ts';
import type { PromoBannerProps } from './promo-banner.tsx';
import { isPromoClosed } from './promo-cookie.ts';

const load = async () => (isPromoClosed(document) ? null : (await import('./promo-banner.tsx')).PromoBanner);

/** The promo banner, unless the visitor has closed it. */
export function LazyPromoBanner({ promo }: PromoBannerProps) {
  const Banner = useLazyComponent(load);
  return Banner ? <Banner promo={promo} /> : null;
}
