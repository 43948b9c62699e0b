import type { SectionName } from '@shared/site-sections.ts';
import type { EntryText, SiteField } from './site-field.ts';
import { topicParts } from './topic-words.ts';

/** A section with its place in the administration. */
export interface SitePart {
  readonly id: string;
  readonly section: SectionName;
  readonly label: string;
  /** Where visitors meet it. */
  readonly line: string;
  readonly fields: readonly SiteField[];
}

const TITLE = 60;
const cardFields = (icons: readonly string[]): readonly EntryText[] => [
  { name: 'icon', label: 'Icon', max: 40, icons },
  { name: 'title', label: 'Title', max: TITLE },
  { name: 'description', label: 'Text', max: 240, rows: 3 },
];
const head = (name: string, label: string): SiteField => ({
  ...{ name, label, kind: 'head', titleMax: 80, textMax: 300 },
});

/** Every section in the order of its list. */
export const siteParts: readonly SitePart[] = [
  {
    ...{ id: 'identity', section: 'identity', label: 'Identity' },
    line: 'Name, signs and colour: every page, every mail, tabs, search results and shared links.',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', max: 60, missing: 'Please enter the name' },
      {
        ...{ name: 'description', label: 'Description', kind: 'area', max: 300, rows: 3 },
        ...{ missing: 'Please enter a sentence or two', help: 'For search results and the footer.' },
      },
      { name: 'tagline', label: 'What you do', kind: 'text', max: 80, help: 'A few words after the name.' },
      { name: 'headline', label: 'Headline', kind: 'text', max: 80, help: 'The large line of the home page.' },
      {
        ...{ name: 'intro', label: 'Beside the headline', kind: 'area', max: 400, rows: 3 },
        help: 'Shown while the home page has no slides.',
      },
      { name: 'accent', label: 'Accent colour', kind: 'accent' },
      {
        name: 'logo',
        label: 'Logo',
        kind: 'picture',
        ground: 'light',
        help: 'For light pages, best an SVG without letters, or a PNG with a clear ground.',
      },
      {
        ...{ name: 'logoDark', label: 'Logo for dark pages', kind: 'picture', ground: 'dark' },
        help: 'Without it the first one is shown.',
      },
      { name: 'showName', label: 'Name beside the logo', kind: 'switch', help: 'Off when the logo contains the name.' },
      {
        ...{ name: 'icon', label: 'Icon', kind: 'picture', ground: 'light' },
        help: 'Square. For tabs and home screens.',
      },
      { name: 'shareCard', label: 'Share card', kind: 'picture', help: '1200 by 630. For links that are shared.' },
    ],
  },
  {
    ...{ id: 'contact', section: 'contact', label: 'Contact' },
    line: 'The contact page, the footer and where messages go.',
    fields: [
      { name: 'email', label: 'Email', kind: 'text', max: 254, missing: 'Please enter the address' },
      { name: 'phone', label: 'Phone', kind: 'text', max: 40 },
      {
        name: 'location',
        label: 'Address',
        kind: 'text',
        max: 120,
      },
      {
        name: 'channelUrl',
        label: 'Channel',
        kind: 'text',
        max: 500,
        help: 'A messaging channel: an address that starts with https://',
      },
      {
        name: 'answer',
        label: 'How soon you answer',
        kind: 'text',
        max: 120,
        help: 'One sentence, such as: We answer within two days.',
      },
    ],
  },
  {
    ...{ id: 'hours', section: 'hours', label: 'Opening hours' },
    line: 'Beside the contact form; left out while there are none.',
    fields: [
      {
        ...{ name: 'items', label: 'Hours', kind: 'entries', noun: 'line', most: 14 },
        fields: [
          { name: 'days', label: 'Days', max: 60, placeholder: 'Monday to Thursday' },
          { name: 'hours', label: 'Hours', max: 60, placeholder: '9:00 AM to 6:00 PM' },
        ],
      },
    ],
  },
  {
    ...{ id: 'social', section: 'social', label: 'Social networks' },
    line: 'The last line of every page. The well-known ones have a sign of their own.',
    fields: [
      {
        ...{ name: 'items', label: 'Networks', kind: 'entries', noun: 'network', most: 12 },
        fields: [
          { name: 'network', label: 'Network', max: 40, placeholder: 'Mastodon' },
          { name: 'url', label: 'Address', max: 500, placeholder: 'https://' },
        ],
      },
    ],
  },
  {
    ...{ id: 'footer', section: 'footer', label: 'Footer' },
    line: 'The columns of every page. Links to products and articles that are not published are left out.',
    fields: [
      {
        ...{ name: 'columns', label: 'Columns', kind: 'entries', noun: 'column', most: 4 },
        fields: [
          { name: 'title', label: 'Title', max: 40 },
          {
            ...{ name: 'links', label: 'Links, one per line: words, then the address', max: 6000, rows: 6 },
            placeholder: 'Our apps /products',
          },
        ],
      },
      {
        ...{ name: 'line', label: 'Last line', kind: 'text', max: 80 },
        help: 'Before the year and the name, such as: Made in Chandpur.',
      },
    ],
  },
  {
    ...{ id: 'pages', section: 'heads', label: 'Page texts' },
    line: 'The heads of the public pages. Without a title the page’s name is used.',
    fields: [
      head('products', 'Products'),
      head('services', 'Services'),
      head('blog', 'Blog'),
      head('contact', 'Contact'),
      head('about', 'About'),
    ],
  },
  {
    ...{ id: 'product-pages', section: 'productPage', label: 'Product pages' },
    line: 'The same for every product: cards below its requirements, and a box beside it.',
    fields: [
      {
        ...{ name: 'cards', label: 'Cards', kind: 'entries', noun: 'card', most: 6 },
        fields: cardFields(['shield-check', 'gauge', 'text-cursor-input', 'sparkle']),
      },
      { name: 'promoText', label: 'Text of the box', kind: 'text', max: 80 },
      { name: 'promoLink', label: 'Text of its link', kind: 'text', max: 40 },
      { name: 'promoUrl', label: 'Leads to', kind: 'text', max: 500, help: 'An address that starts with https://' },
    ],
  },
  {
    ...{ id: 'coming-soon', section: 'suite', label: 'Coming soon' },
    line: 'The end of the home page; left out while it has no cards.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: 80 },
      { name: 'text', label: 'Text', kind: 'area', max: 300, rows: 3 },
      {
        ...{ name: 'waitlist', label: 'Waitlist', kind: 'switch' },
        help: "'Join the Waitlist' asks for an e-mail address. Off, it leads to the channel.",
      },
      {
        ...{ name: 'cards', label: 'Cards', kind: 'entries', noun: 'card', most: 8 },
        fields: cardFields(['sparkles', 'users', 'shield-check', 'workflow', 'sparkle']),
      },
    ],
  },
  {
    ...{ id: 'film', section: 'film', label: 'Film' },
    line: 'On the home page; without a player or files it tells the story in the pictures of the slides.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: 80 },
      {
        ...{ name: 'embedUrl', label: 'Player', kind: 'text', max: 200 },
        help: 'https://www.youtube-nocookie.com/embed/ or https://player.vimeo.com/video/ and the name of the film',
      },
      {
        ...{ name: 'files', label: 'Files', kind: 'entries', noun: 'file', most: 2 },
        fields: [{ name: 'url', label: 'WebM or MP4 on this site', max: 200, placeholder: '/media/film.mp4' }],
      },
      { name: 'captions', label: 'Captions', kind: 'text', max: 200, help: 'A WebVTT file on this site' },
      { name: 'duration', label: 'Duration', kind: 'text', max: 6, help: 'Such as 2:40' },
      { name: 'poster', label: 'Poster', kind: 'picture', help: 'Without one the film is left out.' },
    ],
  },
  {
    ...{ id: 'about', section: 'about', label: 'About page' },
    line: 'Figures, mission, values and technologies. The team has a list of its own.',
    fields: [
      {
        ...{ name: 'statistics', label: 'Figures', kind: 'entries', noun: 'figure', most: 8 },
        fields: [
          { name: 'icon', label: 'Icon', max: 40, icons: ['users', 'folder-check', 'award', 'coffee', 'sparkle'] },
          { name: 'value', label: 'Figure', max: 12, placeholder: '40+' },
          { name: 'label', label: 'What it counts', max: 40 },
        ],
      },
      { name: 'missionTitle', label: 'Mission', kind: 'text', max: 60 },
      { name: 'missionText', label: 'What it is', kind: 'area', max: 600, rows: 4 },
      {
        ...{ name: 'values', label: 'Values', kind: 'entries', noun: 'value', most: 8 },
        fields: cardFields(['lightbulb', 'badge-check', 'handshake', 'trending-up', 'sparkle']),
      },
      { name: 'technologies', label: 'Technologies', kind: 'lines', help: 'One per line.' },
    ],
  },
  ...topicParts,
];

export const partOf = (id: string): SitePart | undefined => siteParts.find((part) => part.id === id);
