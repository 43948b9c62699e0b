import { describe, expect, it } from 'vitest';
import { findRichResultProblems } from '../../e2e/support/rich-results.ts';
import { findDataProblems } from '../../e2e/support/structured-data.ts';
import { articleData, listData, pageData, productData, serviceData, siteData } from './json-ld.ts';
import { bundleData } from './json-ld-bundle.ts';
import { setTopicNames } from './topic-name.ts';

const origin = 'https://nodi.example';

describe('structured data', () => {
  it('numbers list items in the displayed order', () => {
    expect(listData('/product', [{ id: 6, title: 'Upscaler' }], origin)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Upscaler', url: 'https://nodi.example/product/6' }],
    });
  });

  it('includes a launch price with its end, and says where tax is added', () => {
    const launch = { price: 4.99, until: '2027-01-01T00:00:00.000Z' };
    const product = {
      title: 'Tide',
      description: 'High and low water.',
      category: 'Scripts',
      version: '1.0.0',
      lastUpdate: '2026-11-01',
      rating: 0,
      reviews: 0,
      images: [],
      pricing: [
        { name: 'Free', price: 0 },
        { name: 'Pro', price: 9.99, launch },
      ],
    };
    const url = `${origin}/product/7`;
    const offersOf = (taxed: boolean) => (productData(product, url, taxed, origin) as { offers: object[] }).offers;
    expect(offersOf(true)).toMatchObject([{ price: '0.00' }, { price: '4.99', priceValidUntil: '2026-12-31' }]);
    expect(offersOf(true)[1]).not.toHaveProperty('priceSpecification');
    expect(offersOf(false)[0]).not.toHaveProperty('priceSpecification');
    expect(offersOf(false)[1]).toMatchObject({ priceSpecification: { price: '4.99', valueAddedTaxIncluded: false } });
  });

  it('uses category and system names that search engines know, along with its own category', () => {
    const product = (category: string) =>
      productData(
        {
          title: 'Tide',
          description: 'Water.',
          category,
          version: '1.0.0',
          lastUpdate: '2026-11-01',
          rating: 0,
          reviews: 0,
          images: [],
          pricing: [],
        },
        `${origin}/product/7`,
        true,
        origin,
      );
    expect(product('Android Applications')).toMatchObject({
      applicationCategory: 'UtilitiesApplication',
      applicationSubCategory: 'Android Applications',
      operatingSystem: 'Android',
    });
    expect(product('Graphics Design')).toMatchObject({ applicationCategory: 'DesignApplication' });
    expect(product('Graphics Design')).not.toHaveProperty('operatingSystem');
  });

  it('has the date of the last change, or of publication', () => {
    const post = {
      title: 'Tides',
      excerpt: 'Why.',
      author: 'Nadia',
      date: '2025-02-01',
      category: 'Web',
      tags: [],
      series: null,
      image: { url: '/media/a.webp' },
      comments: 0,
      likes: 0,
    };
    const data = (changed: string | null) => articleData({ ...post, changed }, `${origin}/blog/1`, origin);
    expect(data(null)).toMatchObject({ datePublished: '2025-02-01', dateModified: '2025-02-01' });
    expect(data('2026-01-02T03:04:05.000Z')).toMatchObject({ dateModified: '2026-01-02T03:04:05.000Z' });
  });

  it('shows categories and tags in the language of the page', () => {
    setTopicNames([{ name: 'Android Apps', text: 'অ্যান্ড্রয়েড অ্যাপ' }]);
    const product = {
      title: 'Tide',
      description: 'High and low water.',
      category: 'Android Apps',
      version: '1.0.0',
      lastUpdate: '2026-11-01',
      rating: 0,
      reviews: 0,
      images: [],
      pricing: [],
    };
    expect(productData(product, `${origin}/product/7`, true, origin)).toMatchObject({
      applicationSubCategory: 'অ্যান্ড্রয়েড অ্যাপ',
      operatingSystem: 'Android',
    });
    setTopicNames(undefined);
  });

  it('uses types and properties of schema.org, with what search engines require', () => {
    const studio = siteData({ name: 'Nodi', description: '', contactEmail: '', social: [] }, origin);
    const product = {
      title: 'Tide',
      description: 'High and low water.',
      category: 'Windows tools',
      version: '1.0.0',
      lastUpdate: '2026-11-01',
      rating: 4.5,
      reviews: 2,
      images: [{ url: '/media/a.webp' }],
      pricing: [{ name: 'Pro', price: 9.99, launch: { price: 4.99, until: '2027-01-01T00:00:00.000Z' } }],
    };
    const { title: name, description, images } = product;
    const bundle = { name, description, image: { url: images[0]?.url ?? '' }, price: 5, endsAt: null };
    const sold = productData(product, `${origin}/product/7`, false, origin);
    expect(findDataProblems([...studio, sold, bundleData(bundle, `${origin}/bundle/1`, false, origin)])).toEqual([]);
    const [{ offers = [] } = {}] = [sold as { offers?: object[] }];
    expect(findDataProblems([...studio, { ...sold, colour: 'blue', offers: [{ ...offers[0], price: 5 }] }])).toEqual([
      'Product+SoftwareApplication.offers.price: 5',
      'Product+SoftwareApplication.colour: "blue"',
    ]);
    expect(findDataProblems([sold])).toContain(
      'Product+SoftwareApplication.brand: {"@id":"https://nodi.example/#studio"}',
    );
  });

  it('has what rich results require, by a validator that is not ours', async () => {
    const studio = siteData({ name: 'Nodi', description: '', contactEmail: '', social: [] }, origin);
    const plan = { name: 'Pro', price: 9.99 };
    const texts = { title: 'Tide', description: 'High water.', category: 'Windows tools', version: '1.0.0' };
    const figures = { lastUpdate: '2026-11-01', rating: 4.5, reviews: 2, images: [{ url: '/media/a.webp' }] };
    const sold = productData({ ...texts, ...figures, pricing: [plan] }, `${origin}/product/7`, false, origin);
    expect(await findRichResultProblems([...studio, sold])).toEqual([]);
    const { name: _name, ...nameless } = { name: '', ...sold };
    expect(await findRichResultProblems([nameless])).toContain('Product: Required attribute "name" is missing');
  });

  it('refers to the studio instead of repeating it', () => {
    const studio = { '@id': 'https://nodi.example/#studio' };
    const page = { name: 'About Us', description: 'Who we are.', path: '/about' };
    expect(pageData('AboutPage', page, origin)).toMatchObject({
      mainEntity: studio,
      url: 'https://nodi.example/about',
    });
    expect(serviceData([{ title: 'Cloud Services', description: 'Hosting.' }], origin)).toMatchObject([
      { '@type': 'Service', name: 'Cloud Services', provider: studio },
    ]);
  });
});
