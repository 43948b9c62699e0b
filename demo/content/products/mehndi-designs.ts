import { picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

export const mehndiDesigns: ProductSource = {
  id: 4,
  title: 'Mehndi & Henna Design',
  description: `A pattern book of 620 hand-drawn mehndi designs for palm, back of the hand, arm and foot, each broken into the strokes you draw. From a ten-minute vine for a first try to a bridal hand that takes an evening.

Every pattern says how long it takes, how fine a cone it needs and which strokes it is made of: vine, paisley, petal, net, filling. Step through it one stroke at a time, mirror it for the other hand, or lay thin paper on the screen and trace it in the bright tracing view. All patterns were drawn for this app by three artists from Rajshahi and Sylhet, who are named beside their work.

The app shows patterns and technique. It does not sell henna. A note on the paste is part of it: natural henna stains orange to brown, and so-called black henna often contains PPD, a hair dye that can burn the skin.`,
  category: 'Android Applications',
  badges: ['Popular'],
  features: [
    '620 original patterns',
    'Stroke-by-stroke steps',
    'Mirror for the other hand',
    'Sorted by occasion and time',
    'Bright tracing view',
    'Favourites kept offline',
    'New patterns before each Eid',
  ],
  benefits: [
    'You know before you start whether a pattern fits into half an hour or fills an evening.',
    'Beginners practise five basic strokes first, and the app then shows the patterns made of only those.',
    'Artists put a selection together for a client and send it as one page with pictures and times.',
    'The screen stays on and the buttons are large, because your hands are full of paste.',
  ],
  requirements: [
    'Android 7.0 or later',
    '85 MB of free storage',
    'A screen of 5 inches or more for tracing',
    'Internet only to load new patterns',
  ],
  images: [
    picture('products/mehndi-cover', 'Mehndi and Henna Design: two hands with the same bridal pattern, mirrored'),
    picture('products/mehndi-1', 'Gallery of the app with a full palm, a mandala, a wrist band and a vine'),
    picture('products/mehndi-2', 'Bridal pattern on a forearm: paisleys, a large flower, vines and nets'),
    picture('products/mehndi-3', 'A paisley in four steps, and the fifth and last one on the phone'),
  ],
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['120 patterns with steps', 'Mirror and tracing view', 'Favourites'],
    },
    {
      name: 'Artist',
      price: 29.99,
      period: 'month',
      rights: { activations: 3, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'All 620 patterns and every new one',
        'Line drawings for printing on A4',
        'Selections for clients under your own name',
        'Licence to use the patterns in paid work',
      ],
    },
  ],
  preview: { kind: 'component', component: 'mehndi-pattern' },
  demoLink: 'https://demo.nodi.example/mehndi',
  downloadLink: 'https://play.example/apps/example.nodi.mehndi',
  rating: 4.6,
  reviews: 421,
  downloads: '20k+',
  version: '3.2.0',
  lastUpdate: '2026-08-19',
};
