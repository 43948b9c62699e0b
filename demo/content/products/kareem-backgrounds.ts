import { picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

export const kareemBackgrounds: ProductSource = {
  id: 5,
  title: 'Ramadan Kareem Background bundle',
  description: `Sixty Ramadan backgrounds with lanterns, crescents, arches and skylines: fifteen designs in four colour families, with room for your own text. For shops, mosques and designers who need a greeting, a menu or an iftar invitation today.

Each background comes in three formats: landscape for screens and banners, portrait for stories, square for posts. The layered files keep lanterns, sky and ornament apart, so that you can change a colour or move a lantern in a minute. Twelve finished greetings in Bangla, English and Arabic are included as outlines; the Arabic was checked by a calligrapher.

This is artwork, not an editor: you need a program of your own to add text. The licence covers print and online use for you and your clients. It does not cover selling the backgrounds themselves or offering them in a template shop.`,
  category: 'Graphics Design',
  badges: ['Pro'],
  features: [
    '60 layered backgrounds',
    'Four colour families',
    'Landscape, portrait and square',
    'Twelve finished greetings',
    'AI, PSD, SVG and PNG files',
    'Print size up to A2',
    'Commercial licence in writing',
  ],
  benefits: [
    'A post for the first of Ramadan takes ten minutes: open a file, set your text, export.',
    'Each background has a calm area for text, marked on a layer of its own, so that words stay readable.',
    'Night, emerald, madder and sand: the pieces of one family match, from the phone story to the printed banner.',
    'All ornament is drawn by us. Nothing comes from a stock library, and the licence says so.',
  ],
  requirements: [
    '1.8 GB of free storage after unpacking',
    'Adobe Illustrator or Photoshop 2020 or later for the layered files',
    'Figma, Inkscape or Affinity Designer for the SVG files',
    'Any image program for the PNG files',
  ],
  images: [
    picture('products/kareem-cover', 'Three framed backgrounds of the bundle on a shelf with dates and a lantern'),
    picture(
      'products/kareem-1',
      'Two backgrounds close up: an arched gate with steps, and a crescent holding a lantern',
    ),
    picture('products/kareem-2', 'Print sheet with six backgrounds, cut marks and colour bars'),
    picture('products/kareem-3', 'Two designs in the four colour families night, emerald, madder and sand'),
  ],
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['Six backgrounds as PNG', 'Square and portrait', 'For personal use'],
    },
    {
      name: 'Complete bundle',
      price: 24.99,
      period: 'month',
      rights: { activations: 3, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'All 60 backgrounds in every format',
        'Layered AI, PSD and SVG files',
        'Twelve greetings as outlines',
        'Commercial licence for you and your clients',
      ],
    },
  ],
  preview: { kind: 'component', component: 'wallpaper' },
  demoLink: 'https://demo.nodi.example/kareem-backgrounds',
  downloadLink: 'https://market.example/nodistudio/ramadan-kareem-backgrounds',
  rating: 4.8,
  reviews: 97,
  downloads: '5k+',
  version: '1.3.0',
  lastUpdate: '2026-01-24',
};
