import { describe, expect, it } from 'vitest';
import { listData, pageData, serviceData } from './json-ld.ts';

const origin = 'https://nodi.example';

describe('structured data', () => {
  it('numbers the entries of a list in the order in which they are shown', () => {
    expect(listData('/product', [{ id: 6, title: 'Upscaler' }], origin)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Upscaler', url: 'https://nodi.example/product/6' }],
    });
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
