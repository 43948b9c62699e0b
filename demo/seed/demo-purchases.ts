import { toCents } from '../../contract/rules/money.ts';
import type { ProductContent } from '../content/types.ts';

/** An item bought by the demo customer: the order's product line and its file. */
export interface DemoPurchase {
  name: string;
  productId: number;
  version: string;
  /** the paid plan of the product; null for a companion, which has a single price */
  tier: string | null;
  cents: number;
  /** days before the seed on which it was first ordered */
  firstOrdered: number;
  downloadCount: number;
  fileName: string;
  /** its name in `demo/content/files` */
  source: string;
}

/** A file that only some plans of a product include. */
export interface DemoPlanFile extends Pick<DemoPurchase, 'productId' | 'fileName' | 'source'> {
  plans: string[];
}

/** The free plan of the backgrounds includes six pictures, the paid one also the drawings. */
export const DEMO_PLAN_FILES: DemoPlanFile[] = [
  {
    productId: 5,
    plans: ['Complete bundle', 'Complete bundle, 5 seats'],
    fileName: 'ramadan-kareem-complete.zip',
    source: 'ramadan-kareem-complete.zip',
  },
];

type Extra = Omit<DemoPurchase, 'name' | 'version' | 'tier' | 'cents'>;

const main = (products: ProductContent[], extra: Extra): DemoPurchase => {
  const product = products.find((candidate) => candidate.id === extra.productId);
  const tier = product?.pricing.find(({ price }) => price > 0);
  if (!product || !tier) throw new Error(`The demo needs product ${extra.productId} with a paid tier`);
  const { title: name, version } = product;
  return { ...extra, name, version, tier: tier.name, cents: toCents(tier.price) };
};

/** The twelve items behind the demo customer's orders and downloads: the six products and six companions. */
export function demoPurchases(products: ProductContent[]): DemoPurchase[] {
  return [
    main(products, {
      productId: 1,
      firstOrdered: 362,
      downloadCount: 612,
      fileName: 'ramadan-calendar-2025.zip',
      source: 'ramadan-calendar-2025.zip',
    }),
    main(products, {
      productId: 2,
      firstOrdered: 360,
      downloadCount: 548,
      fileName: 'বাংলা-ক্যালেন্ডার-২০২৫.zip',
      source: 'bangla-calendar-2025.zip',
    }),
    main(products, {
      productId: 3,
      firstOrdered: 352,
      downloadCount: 471,
      fileName: 'ux-ui-design-workbook.pdf',
      source: 'ux-ui-design-workbook.pdf',
    }),
    main(products, {
      productId: 4,
      firstOrdered: 330,
      downloadCount: 403,
      fileName: 'mehndi-henna-design-01.png',
      source: 'mehndi-henna-design-01.png',
    }),
    main(products, {
      productId: 5,
      firstOrdered: 300,
      downloadCount: 356,
      fileName: 'ramadan-kareem-backgrounds.zip',
      source: 'ramadan-kareem-backgrounds.zip',
    }),
    main(products, {
      productId: 6,
      firstOrdered: 262,
      downloadCount: 298,
      fileName: 'image-upscaler-starter.zip',
      source: 'image-upscaler-starter.zip',
    }),
    {
      name: 'Ramadan Fasting Log',
      productId: 1,
      version: '1.1.0',
      tier: null,
      cents: 499,
      firstOrdered: 225,
      downloadCount: 241,
      fileName: 'ramadan-fasting-log.pdf',
      source: 'ramadan-fasting-log.pdf',
    },
    {
      name: 'Bangla Calendar Wallpaper',
      productId: 2,
      version: '1.0.2',
      tier: null,
      cents: 399,
      firstOrdered: 188,
      downloadCount: 187,
      fileName: 'বাংলা-মাসের-ওয়ালপেপার.png',
      source: 'bangla-month-wallpaper.png',
    },
    {
      name: 'UX UI Design Exercise Pack',
      productId: 3,
      version: '2.0.0',
      tier: null,
      cents: 799,
      firstOrdered: 150,
      downloadCount: 139,
      fileName: 'ux-ui-design-exercises.zip',
      source: 'ux-ui-design-exercises.zip',
    },
    {
      name: 'Mehndi Stencil Guide',
      productId: 4,
      version: '1.2.0',
      tier: null,
      cents: 599,
      firstOrdered: 112,
      downloadCount: 92,
      fileName: 'mehndi-stencil-guide.pdf',
      source: 'mehndi-stencil-guide.pdf',
    },
    {
      name: 'Ramadan Kareem Social Posts',
      productId: 5,
      version: '1.0.0',
      tier: null,
      cents: 899,
      firstOrdered: 71,
      downloadCount: 53,
      fileName: 'ramadan-kareem-post.png',
      source: 'ramadan-kareem-post.png',
    },
    {
      name: 'Image Upscaler Test Card',
      productId: 6,
      version: '1.0.1',
      tier: null,
      cents: 299,
      firstOrdered: 27,
      downloadCount: 27,
      fileName: 'image-upscaler-test-card.png',
      source: 'image-upscaler-test-card.png',
    },
  ];
}
