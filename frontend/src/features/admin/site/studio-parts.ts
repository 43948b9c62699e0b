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
import type { SitePart } from './site-field.ts';

/** Maximum length of a line with the text of a link, a space and its URL. */
const LINKS_TEXT_MAX = footerColumnInputLinksMax * (footerLinkInputLabelMax + SiteLinkAddressMax + 2);

/** The studio's name, contact and links. */
export const studioParts: readonly SitePart[] = [
  {
    id: 'identity',
    section: 'identity',
    label: 'Identity',
    line: 'Name, signs and colour: every page, every mail, tabs, search results and shared links.',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', max: siteIdentityInputNameMax, missing: 'Please enter the name' },
      {
        name: 'description',
        label: 'Description',
        kind: 'area',
        max: siteIdentityInputDescriptionMax,
        rows: 3,
        missing: 'Please enter a sentence or two',
        help: 'For search results and the footer.',
      },
      {
        name: 'tagline',
        label: 'What you do',
        kind: 'text',
        max: siteIdentityInputTaglineMax,
        help: 'A few words after the name.',
      },
      {
        name: 'headline',
        label: 'Headline',
        kind: 'text',
        max: siteIdentityInputHeadlineMax,
        help: 'The large line of the home page.',
      },
      {
        name: 'intro',
        label: 'Beside the headline',
        kind: 'area',
        max: siteIdentityInputIntroMax,
        rows: 3,
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
        name: 'logoDark',
        label: 'Logo for dark pages',
        kind: 'picture',
        ground: 'dark',
        help: 'Without it the first one is shown.',
      },
      { name: 'showName', label: 'Name beside the logo', kind: 'switch', help: 'Off when the logo contains the name.' },
      {
        name: 'icon',
        label: 'Icon',
        kind: 'picture',
        ground: 'light',
        help: 'Square. For tabs and home screens.',
      },
      { name: 'shareCard', label: 'Share card', kind: 'picture', help: '1200 by 630. For links that are shared.' },
    ],
  },
  {
    id: 'contact',
    section: 'contact',
    label: 'Contact',
    line: 'The contact page, the footer and where messages go.',
    fields: [
      { name: 'email', label: 'Email', kind: 'text', max: EmailMax, missing: 'Please enter the address' },
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
        help: 'A messaging channel: an address that starts with https://',
      },
      {
        name: 'answer',
        label: 'How soon you answer',
        kind: 'text',
        max: siteContactInputAnswerMax,
        help: 'One sentence, such as: We answer within two days.',
      },
    ],
  },
  {
    id: 'hours',
    section: 'hours',
    label: 'Opening hours',
    line: 'Beside the contact form; left out while there are none.',
    fields: [
      {
        name: 'items',
        label: 'Hours',
        kind: 'entries',
        noun: 'line',
        most: siteHoursInputItemsMax,
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
    line: 'The last line of every page. The well-known ones have a sign of their own.',
    fields: [
      {
        name: 'items',
        label: 'Networks',
        kind: 'entries',
        noun: 'network',
        most: siteSocialInputItemsMax,
        fields: [
          { name: 'network', label: 'Network', max: siteNetworkInputNetworkMax, placeholder: 'Mastodon' },
          { name: 'url', label: 'Address', max: HttpsUrlMax, placeholder: 'https://' },
        ],
      },
    ],
  },
  {
    id: 'footer',
    section: 'footer',
    label: 'Footer',
    line: 'The columns of every page. Links to products and articles that are not published are left out.',
    fields: [
      {
        name: 'columns',
        label: 'Columns',
        kind: 'entries',
        noun: 'column',
        most: siteFooterInputColumnsMax,
        fields: [
          { name: 'title', label: 'Title', max: footerColumnInputTitleMax },
          {
            name: 'links',
            label: 'Links, one per line: words, then the address',
            max: LINKS_TEXT_MAX,
            rows: 6,
            placeholder: 'Our apps /products',
          },
        ],
      },
      {
        name: 'line',
        label: 'Last line',
        kind: 'text',
        max: siteFooterInputLineMax,
        help: 'Before the year and the name, such as: Made in Chandpur.',
      },
    ],
  },
];
