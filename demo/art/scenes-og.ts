import { posts } from '../content/posts.ts';
import { products } from '../content/products.ts';
import { mark } from './mark.ts';
import { type Card, card, crop } from './og-card.ts';
import { brand, type Scene } from './scene.ts';
import { scenes as bangla } from './scenes-bangla.ts';
import { scenes as kareem } from './scenes-kareem.ts';
import { scenes as mehndi } from './scenes-mehndi.ts';
import { scenes as people } from './scenes-people.ts';
import { scenes as articles } from './scenes-posts.ts';
import { scenes as ramadan } from './scenes-ramadan.ts';
import { scenes as services } from './scenes-services.ts';
import { scenes as story } from './scenes-story.ts';
import { scenes as upscaler } from './scenes-upscaler.ts';
import { scenes as uxui } from './scenes-uxui.ts';

const artwork = [story, people, services, ramadan, bangla, uxui, mehndi, kareem, upscaler, articles].flat();

/** The crop of a scene: the upper left corner of the whole scene on the card, and its scale. */
const art = (key: string, x: number, y: number, scale: number): string => {
  const of = artwork.find((scene) => scene.key === key);
  if (!of) throw new Error(`No scene ${key} for the link previews`);
  return crop({ of, x, y, scale });
};

/** The studio's three team members side by side, each cropped to a column. */
const columns = ['tanvir', 'maliha', 'rafi']
  .map(
    (name, i) =>
      `<div class="abs" style="left:${556 + i * 216}px;top:0;width:216px;height:630px;overflow:hidden">${art(`people/${name}`, i ? -212 : -176, -8, 1)}</div>`,
  )
  .join('');

/** The emblem itself, so large that it becomes a landscape. */
const landscape = `<svg class="abs" style="left:0;top:0" width="1200" height="630"><rect width="1200" height="630" fill="#0b6a4d"/>
${mark(664, 66, 500, { river: brand.riverBright, sun: brand.marigold })}</svg>`;

const pages: readonly Card[] = [
  {
    key: 'home',
    kicker: 'Rajshahi, Bangladesh',
    title: 'Apps, design and software',
    type: 78,
    art: art('story/poster', 60, -60, 1),
  },
  {
    key: 'products',
    kicker: 'Products',
    title: 'Apps, a Windows tool and graphics',
    type: 66,
    art: art('hero/ramadan', 400, -40, 0.72),
  },
  {
    key: 'services',
    kicker: 'Services',
    title: 'From the first sketch to the night shift',
    type: 62,
    art: art('services/web', 380, -40, 0.88),
  },
  { key: 'about', kicker: 'About us', title: 'A small studio by the river', type: 70, art: columns },
  { key: 'contact', kicker: 'Contact us', title: 'Tell us about your project', type: 70, art: landscape, dark: true },
  { key: 'blog', kicker: 'Blog', title: 'Notes from our work', type: 74, art: art('posts/bangla', 44, -4, 0.72) },
];

/** In the order of the products: kicker, size of the title, crop. */
const covers = [
  ['Android app', 74, art('products/ramadan-cover', 200, -34, 0.9)],
  ['Android app', 74, art('products/bangla-cover', 442, -8, 0.72)],
  ['Android app', 70, art('products/uxui-cover', 566, -40, 0.8)],
  ['Android app', 74, art('products/mehndi-cover', 20, -130, 1)],
  ['Graphics bundle', 62, art('products/kareem-cover', 350, -50, 0.82)],
  ['Windows tool', 66, art('products/upscaler-cover', 402, -20, 0.8)],
] as const;

const productCards = covers.map(([kicker, type, picture], i) =>
  card({ key: `product-${i + 1}`, kicker, title: products[i]?.title ?? '', type, art: picture }),
);

/** In the order of the articles: size of the title, crop. */
const headers = [
  [56, art('posts/ramadan', 300, -20, 0.75)],
  [45, art('posts/bangla', 424, -4, 0.72)],
  [50, art('posts/uxui', 350, -40, 0.8)],
] as const;

const postCards = headers.map(([type, picture], i) =>
  card({ key: `post-${i + 1}`, kicker: posts[i]?.category ?? '', title: posts[i]?.title ?? '', type, art: picture }),
);

/** Link previews of every page, product and article. */
export const linkPreviews: readonly Scene[] = [...pages.map(card), ...productCards, ...postCards];
