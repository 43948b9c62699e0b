import {
  businessHoursInputDaysMax,
  businessHoursInputHoursMax,
} from '@/api/generated/zod/schemas/businessHoursInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import {
  footerColumnInputLinksMax,
  footerColumnInputTitleMax,
} from '@/api/generated/zod/schemas/footerColumnInput.zod.ts';
import { footerLinkInputLabelMax } from '@/api/generated/zod/schemas/footerLinkInput.zod.ts';
import { HttpsUrlMax } from '@/api/generated/zod/schemas/httpsUrl.zod.ts';
import {
  siteContactInputAnswerMax,
  siteContactInputChannelUrlMax,
  siteContactInputLocationMax,
  siteContactInputPhoneMax,
} from '@/api/generated/zod/schemas/siteContactInput.zod.ts';
import { siteFooterInputColumnsMax, siteFooterInputLineMax } from '@/api/generated/zod/schemas/siteFooterInput.zod.ts';
import { siteHoursInputItemsMax } from '@/api/generated/zod/schemas/siteHoursInput.zod.ts';
import {
  siteIdentityInputDescriptionMax,
  siteIdentityInputHeadlineMax,
  siteIdentityInputIntroMax,
  siteIdentityInputNameMax,
  siteIdentityInputTaglineMax,
} from '@/api/generated/zod/schemas/siteIdentityInput.zod.ts';
import { SiteLinkAddressMax } from '@/api/generated/zod/schemas/siteLinkAddress.zod.ts';
import { siteNetworkInputNetworkMax } from '@/api/generated/zod/schemas/siteNetworkInput.zod.ts';
import { siteSocialInputItemsMax } from '@/api/generated/zod/schemas/siteSocialInput.zod.ts';
import type { SectionConfig, SiteField } from './site-field.ts';

/** Maximum length of a line with the text of a link, a space and its URL. */
const LINK_TEXT_MAX = footerColumnInputLinksMax * (footerLinkInputLabelMax + SiteLinkAddressMax + 2);

const identityFields: readonly SiteField[] = [
  { name: 'name', label: 'Name', kind: 'text', max: siteIdentityInputNameMax, missing: 'Please enter the name' },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    max: siteIdentityInputDescriptionMax,
    rows: 3,
    missing: 'Please enter a short description',
    help: 'For search results and the footer.',
  },
  {
    name: 'tagline',
    label: 'Tagline',
    kind: 'text',
    max: siteIdentityInputTaglineMax,
    help: 'Shown after the name in titles.',
  },
  {
    name: 'headline',
    label: 'Headline',
    kind: 'text',
    max: siteIdentityInputHeadlineMax,
  },
  {
    name: 'intro',
    label: 'Beside the headline',
    kind: 'area',
    max: siteIdentityInputIntroMax,
    rows: 3,
    help: 'Shown until the home page has slides.',
  },
  { name: 'accent', label: 'Accent colour', kind: 'accent' },
  {
    name: 'logo',
    label: 'Logo',
    kind: 'picture',
    ground: 'light',
    help: 'SVG, or PNG with transparent background.',
  },
  {
    name: 'logoDark',
    label: 'Logo for dark pages',
    kind: 'picture',
    ground: 'dark',
    help: 'Defaults to the light logo.',
  },
  {
    name: 'showName',
    label: 'Name beside the logo',
    kind: 'switch',
    help: 'Turn off if your logo includes the name.',
  },
  {
    name: 'icon',
    label: 'Icon',
    kind: 'picture',
    ground: 'light',
    help: 'Square. For tabs and home screens.',
  },
  { name: 'shareCard', label: 'Share card', kind: 'picture', help: '1200 × 630. Shown when a link is shared.' },
];

/** The studio's look, contact and links. Its name, description and contact email are edited in the settings. */
export const studioSections: readonly SectionConfig[] = [
  {
    id: 'identity',
    section: 'identity',
    label: 'Identity',
    line: 'Your logo and colour across the site, emails and link previews.',
    fields: identityFields,
    shown: ['tagline', 'accent', 'logo', 'logoDark', 'showName', 'icon', 'shareCard'],
  },
  {
    id: 'headline',
    section: 'identity',
    label: 'Headline',
    line: 'At the top of the home page.',
    fields: identityFields,
    shown: ['headline', 'intro'],
  },
  {
    id: 'contact',
    section: 'contact',
    label: 'Contact',
    line: 'Shown on the contact page and in the footer.',
    shown: ['phone', 'location', 'channelUrl', 'answer'],
    fields: [
      { name: 'email', label: 'Email', kind: 'text', max: EmailMax, missing: 'Please enter the email address' },
      { name: 'phone', label: 'Phone', kind: 'text', max: siteContactInputPhoneMax },
      {
        name: 'location',
        label: 'Address',
        kind: 'text',
        max: siteContactInputLocationMax,
      },
      {
        name: 'channelUrl',
        label: 'Channel',
        kind: 'text',
        max: siteContactInputChannelUrlMax,
        help: 'A messaging channel: a URL that starts with https://',
      },
      {
        name: 'answer',
        label: 'Response time',
        kind: 'text',
        max: siteContactInputAnswerMax,
        help: 'One sentence, such as: We reply within two days.',
      },
    ],
  },
  {
    id: 'hours',
    section: 'hours',
    label: 'Opening hours',
    line: 'Shown beside the contact form. Hidden while empty.',
    fields: [
      {
        name: 'items',
        label: 'Hours',
        kind: 'entries',
        noun: 'line',
        maxEntries: siteHoursInputItemsMax,
        fields: [
          { name: 'days', label: 'Days', max: businessHoursInputDaysMax, placeholder: 'Monday to Thursday' },
          { name: 'hours', label: 'Hours', max: businessHoursInputHoursMax, placeholder: '9:00 AM to 6:00 PM' },
        ],
      },
    ],
  },
  {
    id: 'social',
    section: 'social',
    label: 'Social networks',
    line: 'Shown in the footer. Known networks get their icon.',
    fields: [
      {
        name: 'items',
        label: 'Networks',
        kind: 'entries',
        noun: 'network',
        maxEntries: siteSocialInputItemsMax,
        fields: [
          { name: 'network', label: 'Network', max: siteNetworkInputNetworkMax, placeholder: 'Mastodon' },
          { name: 'url', label: 'URL', max: HttpsUrlMax, placeholder: 'https://' },
        ],
      },
    ],
  },
  {
    id: 'footer',
    section: 'footer',
    label: 'Footer',
    line: 'Footer columns. Links to unpublished products and articles are hidden.',
    fields: [
      {
        name: 'columns',
        label: 'Columns',
        kind: 'entries',
        noun: 'column',
        maxEntries: siteFooterInputColumnsMax,
        fields: [
          { name: 'title', label: 'Title', max: footerColumnInputTitleMax },
          {
            name: 'links',
            label: 'One link per line: label, then URL',
            max: LINK_TEXT_MAX,
            rows: 6,
            placeholder: 'Our apps /products',
          },
        ],
      },
      {
        name: 'line',
        label: 'Footer note',
        kind: 'text',
        max: siteFooterInputLineMax,
        help: 'Shown before the year and name, such as: Made in Chandpur.',
      },
    ],
  },
];
