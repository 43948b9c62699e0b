import { picture } from './pictures.ts';
import type { SlideContent } from './types.ts';

/** Featured apps of the home page. A slide has its own id; `productId` is the product its buttons link to. */
export const slides: SlideContent[] = [
  {
    id: 1,
    productId: 1,
    name: 'Ramadan Calendar 2025',
    category: 'Android Applications',
    description: 'Sehri and iftar times for all 64 districts of Bangladesh, on your phone and without a connection.',
    features: [
      'Times for your own district',
      'Countdown to sehri and iftar',
      'Adhan or a quiet vibration',
      'Works without internet',
    ],
    picture: picture('hero/ramadan', 'Phone with the countdown to iftar in front of a mosque by the river at dusk'),
  },
  {
    id: 2,
    productId: 3,
    name: 'Learn UX UI Design Bangla',
    category: 'Android Applications',
    description: 'A design course in Bangla for beginners: short lessons, exercises and five projects for a portfolio.',
    features: [
      '48 lessons in plain Bangla',
      'An exercise after every lesson',
      'Five portfolio projects',
      'Lessons saved for offline use',
    ],
    picture: picture(
      'hero/uxui',
      'Phone with a lesson on spacing in Bangla beside the construction of a Bangla letter on paper',
    ),
  },
  {
    id: 3,
    productId: 4,
    name: 'Mehndi & Henna Design',
    category: 'Android Applications',
    description:
      '620 hand-drawn mehndi patterns, each broken into the strokes you draw, from a first vine to a bridal hand.',
    features: [
      '620 original patterns',
      'Stroke-by-stroke steps',
      'Sorted by occasion and time',
      'Favourites kept offline',
    ],
    picture: picture('hero/mehndi', 'Hand with a full mehndi pattern beside a phone with the gallery of the app'),
  },
  {
    id: 4,
    productId: 6,
    name: 'Windows Image Upscaler Software',
    category: 'Windows Applications',
    description:
      'Enlarges photos and drawings up to eight times on your own computer, without uploading them anywhere.',
    features: [
      'Enlarges two, four or eight times',
      'Before and after in one view',
      'Whole folders in one run',
      'Pictures stay on your computer',
    ],
    picture: picture(
      'hero/upscaler',
      'Picture of a kingfisher, coarse blocks on the left and sharp on the right, with the controls of the upscaler',
    ),
  },
];
