import { useLater } from '@/hooks/use-later.ts';
import type { PromoBannerProps } from './promo-banner.tsx';
import { isPromoClosed } from './promo-cookie.ts';

const load = async () => (isPromoClosed(document) ? null : (await import('./promo-banner.tsx')).PromoBanner);

/** The promo banner, unless the visitor has closed it. */
export function PromoLater({ promo }: PromoBannerProps) {
  const Banner = useLater(load);
  return Banner ? <Banner promo={promo} /> : null;
}
