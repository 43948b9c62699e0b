import { filmFileUrlMax } from '@/api/generated/zod/schemas/filmFile.zod.ts';
import {
  siteAboutInputMissionTextMax,
  siteAboutInputMissionTitleMax,
  siteAboutInputStatisticsMax,
  siteAboutInputValuesMax,
} from '@/api/generated/zod/schemas/siteAboutInput.zod.ts';
import {
  siteFilmInputCaptionsMax,
  siteFilmInputDurationMax,
  siteFilmInputEmbedUrlMax,
  siteFilmInputFilesMax,
  siteFilmInputTitleMax,
} from '@/api/generated/zod/schemas/siteFilmInput.zod.ts';
import { SiteIconNameMax } from '@/api/generated/zod/schemas/siteIconName.zod.ts';
import {
  siteProductPageInputCardsMax,
  siteProductPageInputPromoLinkMax,
  siteProductPageInputPromoTextMax,
  siteProductPageInputPromoUrlMax,
} from '@/api/generated/zod/schemas/siteProductPageInput.zod.ts';
import {
  siteStatisticInputLabelMax,
  siteStatisticInputValueMax,
} from '@/api/generated/zod/schemas/siteStatisticInput.zod.ts';
import {
  siteSuiteInputCardsMax,
  siteSuiteInputTextMax,
  siteSuiteInputTitleMax,
} from '@/api/generated/zod/schemas/siteSuiteInput.zod.ts';
import { cardFields, headField } from './shared-fields.ts';
import type { SitePart } from './site-field.ts';

/** The texts of individual pages. */
export const pageParts: readonly SitePart[] = [
  {
    id: 'pages',
    section: 'heads',
    label: 'Page texts',
    line: 'The heads of the public pages. Without a title the page’s name is used.',
    fields: [
      headField('products', 'Products'),
      headField('services', 'Services'),
      headField('blog', 'Blog'),
      headField('contact', 'Contact'),
      headField('about', 'About'),
    ],
  },
  {
    id: 'product-pages',
    section: 'productPage',
    label: 'Product pages',
    line: 'The same for every product: cards below its requirements, and a box beside it.',
    fields: [
      {
        name: 'cards',
        label: 'Cards',
        kind: 'entries',
        noun: 'card',
        most: siteProductPageInputCardsMax,
        fields: cardFields(['shield-check', 'gauge', 'text-cursor-input', 'sparkle']),
      },
      { name: 'promoText', label: 'Text of the box', kind: 'text', max: siteProductPageInputPromoTextMax },
      { name: 'promoLink', label: 'Text of its link', kind: 'text', max: siteProductPageInputPromoLinkMax },
      {
        name: 'promoUrl',
        label: 'Leads to',
        kind: 'text',
        max: siteProductPageInputPromoUrlMax,
        help: 'An address that starts with https://',
      },
    ],
  },
  {
    id: 'coming-soon',
    section: 'suite',
    label: 'Coming soon',
    line: 'The end of the home page; left out while it has no cards.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: siteSuiteInputTitleMax },
      { name: 'text', label: 'Text', kind: 'area', max: siteSuiteInputTextMax, rows: 3 },
      {
        name: 'waitlist',
        label: 'Waitlist',
        kind: 'switch',
        help: "'Join the Waitlist' asks for an email address. Off, it leads to the channel.",
      },
      {
        name: 'cards',
        label: 'Cards',
        kind: 'entries',
        noun: 'card',
        most: siteSuiteInputCardsMax,
        fields: cardFields(['sparkles', 'users', 'shield-check', 'workflow', 'sparkle']),
      },
    ],
  },
  {
    id: 'film',
    section: 'film',
    label: 'Film',
    line: 'On the home page; without a player or files it tells the story in the pictures of the slides.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: siteFilmInputTitleMax },
      {
        name: 'embedUrl',
        label: 'Player',
        kind: 'text',
        max: siteFilmInputEmbedUrlMax,
        help: 'https://www.youtube-nocookie.com/embed/ or https://player.vimeo.com/video/ and the name of the film',
      },
      {
        name: 'files',
        label: 'Files',
        kind: 'entries',
        noun: 'file',
        most: siteFilmInputFilesMax,
        fields: [
          { name: 'url', label: 'WebM or MP4 on this site', max: filmFileUrlMax, placeholder: '/media/film.mp4' },
        ],
      },
      {
        name: 'captions',
        label: 'Captions',
        kind: 'text',
        max: siteFilmInputCaptionsMax,
        help: 'A WebVTT file on this site',
      },
      { name: 'duration', label: 'Duration', kind: 'text', max: siteFilmInputDurationMax, help: 'Such as 2:40' },
      { name: 'poster', label: 'Poster', kind: 'picture', help: 'Without one the film is left out.' },
    ],
  },
  {
    id: 'about',
    section: 'about',
    label: 'About page',
    line: 'Figures, mission, values and technologies. The team has a list of its own.',
    fields: [
      {
        name: 'statistics',
        label: 'Figures',
        kind: 'entries',
        noun: 'figure',
        most: siteAboutInputStatisticsMax,
        fields: [
          {
            name: 'icon',
            label: 'Icon',
            max: SiteIconNameMax,
            icons: ['users', 'folder-check', 'award', 'coffee', 'sparkle'],
          },
          { name: 'value', label: 'Figure', max: siteStatisticInputValueMax, placeholder: '40+' },
          { name: 'label', label: 'What it counts', max: siteStatisticInputLabelMax },
        ],
      },
      { name: 'missionTitle', label: 'Mission', kind: 'text', max: siteAboutInputMissionTitleMax },
      { name: 'missionText', label: 'What it is', kind: 'area', max: siteAboutInputMissionTextMax, rows: 4 },
      {
        name: 'values',
        label: 'Values',
        kind: 'entries',
        noun: 'value',
        most: siteAboutInputValuesMax,
        fields: cardFields(['lightbulb', 'badge-check', 'handshake', 'trending-up', 'sparkle']),
      },
      { name: 'technologies', label: 'Technologies', kind: 'lines', help: 'One per line.' },
    ],
  },
];
