import type { Client } from './client.ts';

/** A complete form of a draft, with a picture of the library. */
export const createForm = async (client: Client, overrides: object = {}) => {
  const { images } = (await client.call('getProduct', { params: { id: '1' } })).body;
  return {
    title: `Tide Table ${Date.now().toString(36)}`,
    description: 'High and low water for every port.\n\nWorks offline.',
    category: 'Scripts',
    version: '1.0.0',
    features: ['All ports'],
    benefits: ['You never miss the tide.'],
    requirements: ['Android 8.0 or later'],
    badges: ['New'],
    pricing: [
      { name: 'Free', price: 0, period: 'month', features: [] },
      { name: 'Pro', price: 9.99, period: 'month', features: ['Alarms'] },
    ],
    images: [{ url: images[0]?.url, alt: 'A tide table' }],
    demoLink: 'https://demo.example/tide',
    downloadLink: 'https://play.example/tide',
    fileId: null,
    status: 'draft',
    ...overrides,
  };
};
