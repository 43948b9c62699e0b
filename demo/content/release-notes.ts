/** Release notes of the demo products' current versions, by product id. */
const POINTS: Record<number, readonly string[]> = {
  1: [
    'Times of all 64 districts for Ramadan 1447, counted anew',
    'Two districts stand on one screen, with the difference in minutes',
    'The reminder comes at its minute on phones that save battery, too',
  ],
  2: [
    'Public holidays of 1433 as the government has announced them',
    'A Bangla date turns into a Gregorian one while you type',
    'The widget changes at midnight without being opened',
  ],
  3: [
    'Lesson 31 is new: a train ticket on a small phone',
    'Worked answers stand beside your own',
    'Your place is kept when you change the phone',
  ],
  4: [
    'Forty new patterns for Eid, ten of them for half an hour',
    'The mirror turns a step as well as the whole hand',
    'Favourites open without a connection',
  ],
  5: [
    'Fifteen new backgrounds in madder and sand',
    'Every piece comes as portrait and square, too',
    'SVG files open in Figma with their layers named',
  ],
  6: [
    'The first version: two, four or eight times larger, on your own computer',
    'Whole folders run overnight; what failed is listed with the reason',
    'Colour profile and capture date stay as they were',
  ],
};

const html = (points: readonly string[]): string =>
  `<ul>\n${points.map((point) => `<li>${point}</li>`).join('\n')}\n</ul>`;

/** Notes as Markdown and HTML; undefined for products that are not the demo's. */
export function releaseNotesOf(productId: number): { notes: string; html: string } | undefined {
  const points = POINTS[productId];
  return points && { notes: points.map((point) => `- ${point}`).join('\n'), html: html(points) };
}
