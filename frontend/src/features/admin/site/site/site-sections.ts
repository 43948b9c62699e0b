import { filmCaptionsUrlMax } from '@/api/generated/zod/schemas/filmCaptions.zod.ts';
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
import { siteHeadInputTextMax, siteHeadInputTitleMax } from '@/api/generated/zod/schemas/siteHeadInput.zod.ts';
import { SiteIconNameMax } from '@/api/generated/zod/schemas/siteIconName.zod.ts';
import {
  siteIconTextInputDescriptionMax,
  siteIconTextInputTitleMax,
} from '@/api/generated/zod/schemas/siteIconTextInput.zod.ts';
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
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import type { EntryText, SectionConfig, SiteField } from './site-field.ts';
import { studioSections } from './studio-sections.ts';
import { topicSections } from './topic-labels.ts';

/** A card of icon, title and text. */
const cardFields = (icons: readonly string[]): readonly EntryText[] => [
  { name: 'icon', label: 'Icon', max: SiteIconNameMax, icons },
  { name: 'title', label: 'Title', max: siteIconTextInputTitleMax },
  { name: 'description', label: 'Text', max: siteIconTextInputDescriptionMax, rows: 3 },
];

/** Title and text at the top of a page. */
const headField = (name: string, label: string): SiteField => ({
  name,
  label,
  kind: 'head',
  titleMax: siteHeadInputTitleMax,
  textMax: siteHeadInputTextMax,
});

const headFields: readonly SiteField[] = [
  headField('products', 'Products'),
  headField('services', 'Services'),
  headField('blog', 'Blog'),
  headField('contact', 'Contact'),
  headField('about', 'About'),
];

/** Title and text at the top of one public page, on the page where its other texts are edited. */
const headSections: readonly SectionConfig[] = headFields.map(({ name, label }) => ({
  id: `${name}-heading`,
  section: 'heads',
  label: `${label} heading`,
  line: 'At the top of the page. Leave the title empty to use the page name.',
  fields: headFields,
  shown: [name],
}));

/** The texts of individual pages. */
const pageSections: readonly SectionConfig[] = [
  {
    id: 'product-pages',
    section: 'productPage',
    label: 'Product pages',
    line: 'Shown on every product page: cards below the requirements and a box beside them.',
    fields: [
      {
        name: 'cards',
        label: 'Cards',
        kind: 'entries',
        noun: 'card',
        maxEntries: siteProductPageInputCardsMax,
        fields: cardFields(['shield-check', 'gauge', 'text-cursor-input', 'sparkle']),
      },
      { name: 'promoText', label: 'Box text', kind: 'text', max: siteProductPageInputPromoTextMax },
      { name: 'promoLink', label: 'Box link text', kind: 'text', max: siteProductPageInputPromoLinkMax },
      {
        name: 'promoUrl',
        label: 'Box URL',
        kind: 'text',
        max: siteProductPageInputPromoUrlMax,
        help: 'A URL that starts with https://',
      },
    ],
  },
  {
    id: 'coming-soon',
    section: 'suite',
    label: 'Coming soon',
    line: 'At the end of the home page. Hidden until you add cards.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: siteSuiteInputTitleMax },
      { name: 'text', label: 'Text', kind: 'area', max: siteSuiteInputTextMax, rows: 3 },
      {
        name: 'waitlist',
        label: 'Waitlist',
        kind: 'switch',
        help: "'Join the Waitlist' collects emails. Off: it links to your channel.",
      },
      {
        name: 'cards',
        label: 'Cards',
        kind: 'entries',
        noun: 'card',
        maxEntries: siteSuiteInputCardsMax,
        fields: cardFields(['sparkles', 'users', 'shield-check', 'workflow', 'sparkle']),
      },
    ],
  },
  {
    id: 'film',
    section: 'film',
    label: 'Film',
    line: 'Shown on the home page. Without a video, the hero pictures play as a slideshow.',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', max: siteFilmInputTitleMax },
      {
        name: 'embedUrl',
        label: 'Player',
        kind: 'text',
        max: siteFilmInputEmbedUrlMax,
        help: 'Embed URL (youtube-nocookie.com or player.vimeo.com)',
      },
      {
        name: 'files',
        label: 'Files',
        kind: 'entries',
        noun: 'file',
        maxEntries: siteFilmInputFilesMax,
        fields: [
          { name: 'url', label: 'WebM or MP4 on this site', max: filmFileUrlMax, placeholder: '/media/film.mp4' },
        ],
      },
      {
        name: 'captions',
        label: 'Captions',
        kind: 'entries',
        noun: 'language',
        maxEntries: siteFilmInputCaptionsMax,
        fields: [
          { name: 'language', label: 'Language', options: LANGUAGE_OPTIONS },
          {
            name: 'url',
            label: 'WebVTT file on this site',
            max: filmCaptionsUrlMax,
            placeholder: '/media/film-bn.vtt',
          },
        ],
      },
      { name: 'duration', label: 'Duration', kind: 'text', max: siteFilmInputDurationMax, help: 'Such as 2:40' },
      { name: 'poster', label: 'Poster', kind: 'picture', help: 'Required to show the film.' },
    ],
  },
  {
    id: 'about',
    section: 'about',
    label: 'About page',
    line: 'Statistics, mission, values and technologies.',
    fields: [
      {
        name: 'statistics',
        label: 'Statistics',
        kind: 'entries',
        noun: 'statistic',
        maxEntries: siteAboutInputStatisticsMax,
        fields: [
          {
            name: 'icon',
            label: 'Icon',
            max: SiteIconNameMax,
            icons: ['users', 'folder-check', 'award', 'coffee', 'sparkle'],
          },
          { name: 'value', label: 'Number', max: siteStatisticInputValueMax, placeholder: '40+' },
          { name: 'label', label: 'Label', max: siteStatisticInputLabelMax },
        ],
      },
      { name: 'missionTitle', label: 'Mission', kind: 'text', max: siteAboutInputMissionTitleMax },
      { name: 'missionText', label: 'Description', kind: 'area', max: siteAboutInputMissionTextMax, rows: 4 },
      {
        name: 'values',
        label: 'Values',
        kind: 'entries',
        noun: 'value',
        maxEntries: siteAboutInputValuesMax,
        fields: cardFields(['lightbulb', 'badge-check', 'handshake', 'trending-up', 'sparkle']),
      },
      { name: 'technologies', label: 'Technologies', kind: 'lines', help: 'One per line.' },
    ],
  },
];

/** Every form of the site's texts. */
const siteSections: readonly SectionConfig[] = [...studioSections, ...headSections, ...pageSections, ...topicSections];

export const findSection = (id: string): SectionConfig | undefined => siteSections.find((section) => section.id === id);
