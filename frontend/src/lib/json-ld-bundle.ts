import { toAddress } from '@/i18n/language.ts';
import { shopCurrency } from './format.ts';
import { CONTEXT, untaxed } from './json-ld.ts';

interface SoldBundle {
  name: string;
  description: string;
  image: { url: string };
  price: number;
  endsAt: string | null;
  parts: readonly { product_id: number; product_name: string }[];
}

/** A bundle as one offer, with the products that it contains. @param taxed whether prices include tax */
export function bundleData(bundle: SoldBundle, url: string, taxed: boolean, origin: string): object {
  const { name, description, image, price, endsAt, parts } = bundle;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description: description.split('\n\n', 1)[0],
    url,
    image: new URL(image.url, origin).href,
    isRelatedTo: parts.map(({ product_id, product_name }) => ({
      '@type': 'Product',
      name: product_name,
      url: origin + toAddress(`/product/${product_id}`),
    })),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: shopCurrency(),
      ...(endsAt === null ? {} : { priceValidUntil: endsAt }),
      ...(taxed ? {} : { priceSpecification: untaxed(price) }),
      availability: `${CONTEXT}/InStock`,
      url,
    },
  };
}
