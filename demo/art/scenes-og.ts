import type { Language } from '../../contract/rules/languages.ts';
import { banglaPosts } from '../content/bn/posts.ts';
import { banglaProducts } from '../content/bn/products.ts';
import { banglaTopics } from '../content/bn/topics.ts';
import { posts } from '../content/posts.ts';
import { products } from '../content/products.ts';
import { mark } from './mark.ts';
import { type Card, card, crop } from './og-card.ts';
import { brand, keyIn, type Scene } from './scene.ts';
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
type Crop = readonly [key: string, x: number, y: number, scale: number];

/** The crop of a scene, as drawn in the language of the card. */
const artIn = (language: Language, [key, x, y, scale]: Crop): string => {
  const find = (name: string) => artwork.find((scene) => scene.key === name);
  const of = find(keyIn(key, language)) ?? find(key);
  if (!of) throw new Error(`No scene ${key} for the link previews`);
  return crop({ of, x, y, scale });
};

const art = (...of: Crop): string => artIn('en', of);

/** The phone of the Ramadan calendar. */
const phone: Crop = ['hero/ramadan', 400, -40, 0.72];

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
    art: art(...phone),
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
const covers: readonly (readonly [kicker: string, type: number, picture: Crop])[] = [
  ['Android app', 74, ['products/ramadan-cover', 200, -34, 0.9]],
  ['Android app', 74, ['products/bangla-cover', 442, -8, 0.72]],
  ['Android app', 70, ['products/uxui-cover', 566, -40, 0.8]],
  ['Android app', 74, ['products/mehndi-cover', 20, -130, 1]],
  ['Graphics bundle', 62, ['products/kareem-cover', 350, -50, 0.82]],
  ['Windows tool', 66, ['products/upscaler-cover', 402, -20, 0.8]],
];

const productCards = covers.map(([kicker, type, picture], i) =>
  card({ key: `product-${i + 1}`, kicker, title: products[i]?.title ?? '', type, art: art(...picture) }),
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

const language = 'bn';
const title = (text: string | undefined): string => {
  if (text === undefined) throw new Error('A link preview has no title in Bangla');
  return text;
};

/** The words of the pages' cards in Bangla, by key: kicker, title, size of the title. */
const banglaPages: Readonly<Record<string, readonly [kicker: string, title: string, type: number]>> = {
  home: ['রাজশাহী, বাংলাদেশ', 'অ্যাপ, ডিজাইন ও সফটওয়্যার', 66],
  products: ['প্রোডাক্ট', 'অ্যাপ, উইন্ডোজের একটি টুল আর গ্রাফিক্স', 56],
  services: ['সার্ভিস', 'প্রথম স্কেচ থেকে রাতের পাহারা পর্যন্ত', 54],
  about: ['আমাদের সম্পর্কে', 'নদীর ধারের ছোট একটি স্টুডিও', 60],
  contact: ['যোগাযোগ', 'আপনার প্রজেক্টের কথা বলুন', 60],
  blog: ['ব্লগ', 'আমাদের কাজের কথা', 66],
};

const banglaPageCards = pages.map((page) => {
  const [kicker, text, type] = banglaPages[page.key] ?? [];
  const picture = page.key === 'products' ? artIn(language, phone) : page.art;
  return card({ ...page, kicker: title(kicker), title: title(text), type: type ?? page.type, art: picture, language });
});

/** In the order of the products: kicker, size of the title. */
const banglaCovers = [
  ['অ্যান্ড্রয়েড অ্যাপ', 64],
  ['অ্যান্ড্রয়েড অ্যাপ', 64],
  ['অ্যান্ড্রয়েড অ্যাপ', 52],
  ['অ্যান্ড্রয়েড অ্যাপ', 64],
  ['গ্রাফিক্সের সংগ্রহ', 58],
  ['উইন্ডোজের টুল', 58],
] as const;

const banglaProductCards = covers.map(([, , picture], i) => {
  const [kicker = '', type = 58] = banglaCovers[i] ?? [];
  return card({
    key: `product-${i + 1}`,
    kicker,
    title: title(banglaProducts[i + 1]?.title),
    type,
    art: artIn(language, picture),
    language,
  });
});

/** Sizes of the titles, in the order of the articles. */
const banglaHeaders = [46, 42, 44] as const;

const banglaPostCards = headers.map(([, picture], i) => {
  const type = banglaHeaders[i] ?? 44;
  const kicker = banglaTopics[posts[i]?.category ?? ''];
  return card({
    key: `post-${i + 1}`,
    kicker: title(kicker),
    title: title(banglaPosts[i + 1]?.title),
    type,
    art: picture,
    language,
  });
});

/** Link previews of every page, product and article, in both languages. */
export const linkPreviews: readonly Scene[] = [
  ...pages.map(card),
  ...productCards,
  ...postCards,
  ...banglaPageCards,
  ...banglaProductCards,
  ...banglaPostCards,
];
