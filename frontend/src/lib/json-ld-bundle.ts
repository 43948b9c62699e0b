import { shopCurrency } from './format.ts';
import { CONTEXT, lastDay, studioIn, untaxed } from './json-ld.ts';

interface SoldBundle {
  name: string;
  description: string;
  image: { url: string };
  price: number;
  endsAt: string | null;
}

/** A bundle as one offer; a product inside it would need offers of its own. @param taxed whether prices include tax */
export function bundleData(bundle: SoldBundle, url: string, taxed: boolean, origin: string): object {
  const { name, description, image, price, endsAt } = bundle;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description: description.split('\n\n', 1)[0],
    url,
    brand: studioIn(origin),
    image: new URL(image.url, origin).href,
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: shopCurrency(),
      ...(endsAt === null ? {} : { priceValidUntil: lastDay(endsAt) }),
      ...(taxed ? {} : { priceSpecification: untaxed(price) }),
      availability: `${CONTEXT}/InStock`,
      seller: studioIn(origin),
      url,
    },
  };
}
