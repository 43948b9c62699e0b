import { products } from './products.ts';
import type { ReviewContent } from './types.ts';

/** product, stars, author, date, text, the studio's reply */
type Written = [number, number, string, string, string, string?];

const WRITTEN: Written[] = [
  [
    1,
    5,
    'Mahbuba Khatun',
    '2026-03-12',
    'My father is in Sylhet and I am in Khulna. Both times stand on one screen, and he no longer phones to ask whether I have eaten.',
  ],
  [
    1,
    5,
    'Shafiqul Islam',
    '2026-03-02',
    'ফোন বন্ধ হয়ে আবার চালু হলেও সাহরির অ্যালার্ম ঠিক সময়ে বেজেছে। বিজ্ঞাপন নেই, অ্যাকাউন্ট চায় না।',
  ],
  [
    1,
    3,
    'Rezaul Karim',
    '2026-02-24',
    'The times are right, but the widget stopped counting on my older phone until I opened the app.',
    'Thank you for telling us the model. Its battery saver stops widgets after an hour; version 2.1.0 draws the minute anew when the screen comes on.',
  ],
  [
    1,
    5,
    'Tanjila Akter',
    '2025-03-20',
    'The log of missed fasts is what I bought it for. It still knew in autumn what I owed from spring.',
  ],
  [
    2,
    5,
    'Anisur Rahman',
    '2026-04-16',
    'We run a wedding hall. Every second card asks for the Bangla date, and since April nobody here counts on fingers any more.',
  ],
  [2, 5, 'Shirin Sultana', '2026-01-09', 'ছেলের জন্মদিন এখন বাংলা তারিখেও মনে করিয়ে দেয়। ছোট কিন্তু সুন্দর একটা কাজ।'],
  [
    2,
    4,
    'Subrata Das',
    '2025-11-30',
    'Good, and honest that it does not do the almanac of Kolkata. I would pay for that one too.',
    'We hear this often around Poush. The almanac needs its own tables and somebody who lives with them; we are looking for both.',
  ],
  [
    2,
    5,
    'Kamrun Nahar',
    '2025-08-04',
    'Reminders for ten people in the office cost less than the paper calendars we gave away.',
  ],
  [
    3,
    5,
    'Lamia Chowdhury',
    '2026-06-28',
    'I came from accounting. After the third project I redrew the bill we send to shops, and they pay earlier because they find the amount.',
  ],
  [3, 5, 'Rakib Hasan', '2026-05-11', 'বাংলায় এত পরিষ্কার করে কেউ spacing বোঝায়নি। প্রতিটি পাঠের শেষের অনুশীলনটাই আসল।'],
  [
    3,
    5,
    'Nadia Rahman',
    '2026-02-17',
    'The review of my fourth project was two pages long and kinder than I deserved. I got the job with the fifth.',
  ],
  [
    3,
    4,
    'Imtiaz Ahmed',
    '2025-12-05',
    'Excellent until lesson 25, then you need a computer. It says so on the page, I just had hoped.',
    'It is the one thing we could not draw on a phone. Everything up to there stays yours, and most public libraries have Figma in the browser.',
  ],
  [
    4,
    5,
    'Jannatul Ferdous',
    '2026-05-27',
    'I do bridal hands every weekend. To choose by time and cone is what paper books never had.',
  ],
  [
    4,
    4,
    'Ruma Begum',
    '2026-03-19',
    'The tracing view is bright enough for thin paper. I wish the feet had as many patterns as the hands.',
    'Forty patterns for feet are drawn and come before the next Eid.',
  ],
  [4, 5, 'Sadia Islam', '2025-06-06', 'আমার মেয়ে পাঁচটা মৌলিক আঁক দিয়ে শুরু করেছিল। এই ঈদে সে পুরো পাড়ার হাত রাঙিয়েছে।'],
  [
    4,
    4,
    'Priya Saha',
    '2025-04-02',
    'The page about black henna should be read in every parlour. The patterns are lovely too.',
  ],
  [
    5,
    5,
    'Tareq Mahmud',
    '2026-02-21',
    'One evening, eleven shops, all of them different and none of them ashamed of it. The calm area on its own layer is a gift.',
  ],
  [
    5,
    4,
    'Farzana Yasmin',
    '2026-02-19',
    'Beautiful drawing. The files are heavy; my laptop needs half a minute for the A2 ones.',
  ],
  [5, 5, 'Ibrahim Khalil', '2025-03-04', 'আমাদের মসজিদের ইফতার দাওয়াতের কার্ড দশ মিনিটে হয়ে গেল।'],
  [
    5,
    5,
    'Hannah Weiss',
    '2025-02-26',
    'The licence is one page that a lawyer and a designer both understand. That alone is rare.',
  ],
  [
    6,
    5,
    'Masud Parvez',
    '2026-11-09',
    'A logo of 240 pixels hangs over our door now, two metres wide, and nobody has asked about it.',
  ],
  [
    6,
    4,
    'Debashish Roy',
    '2026-11-04',
    'Scans of my grandmother’s album came out well, faces above all. The folder run could tell how long it will take.',
    'Fair. From 1.1 on it measures the first three pictures and says when it will be done.',
  ],
  [6, 5, 'Sultana Razia', '2026-11-01', 'Works without internet, which is why our archive may use it at all.'],
  [
    6,
    3,
    'Omar Faruk',
    '2026-10-31',
    'On a machine without a graphics card eight times takes its time. Results are good when it is done.',
  ],
];

const idOf = (index: number) => `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;

/** Buyers' reviews from before this site had reviews. */
export const reviews: ReviewContent[] = WRITTEN.map(([productId, stars, author, day, text, answer = null], index) => ({
  id: idOf(index),
  productId,
  stars,
  author,
  text,
  answer,
  createdAt: `${day}T${String(5 + (index % 14)).padStart(2, '0')}:12:00.000Z`,
}));

/**
 * How many of `count` reviews gave each number of stars, for this average: mostly five stars, with four-star reviews
 * making up most of the difference.
 */
function spread(rating: number, count: number): number[] {
  let missing = 5 * count - Math.round(rating * count);
  const take = (stars: number, share: number) => {
    const people = Math.floor(missing / share);
    missing -= people * (5 - stars);
    return people;
  };
  const [one, two, three] = [take(1, 24), take(2, 18), take(3, 8)];
  return [one, two, three, missing, count - one - two - three - missing];
}

/**
 * Ratings without text; together with the written ones they give the product's figures.
 * @returns how many gave one, two, three, four and five stars
 */
export function ratingsWithoutText(productId: number): number[] {
  const product = products.find(({ id }) => id === productId);
  if (!product) return [0, 0, 0, 0, 0];
  const written = reviews.filter((review) => review.productId === productId);
  return spread(product.rating, product.reviews).map(
    (people, index) => people - written.filter(({ stars }) => stars === index + 1).length,
  );
}
