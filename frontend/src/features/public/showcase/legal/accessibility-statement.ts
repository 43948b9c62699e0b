import { t } from '@lingui/core/macro';
import type { LegalBlock, LegalSection } from '@/api/generated/model.ts';

const paragraph = (text: string): LegalBlock => ({ type: 'text', text, items: [] });
const list = (...texts: string[]): LegalBlock => ({
  type: 'list',
  text: '',
  items: texts.map((text) => ({ term: null, text })),
});

const target = (): LegalSection => ({
  id: 'target',
  title: t`What we aim for`,
  blocks: [
    paragraph(
      t`Everyone should be able to read this site, create an account, buy, pay, download and reach us: with a mouse, a keyboard, a touchscreen, a screen reader or enlarged text.`,
    ),
    paragraph(
      t`Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. It covers the requirements for websites that the European Accessibility Act, Directive (EU) 2019/882, sets for online stores.`,
    ),
  ],
});

const conformance = (): LegalSection => ({
  id: 'conformance',
  title: t`Conformance`,
  blocks: [
    paragraph(
      t`This site partially conforms to WCAG 2.2 level AA: we know of no failure in its own screens, but some content does not come from us or is not fully checked. It is listed under “Known limits”.`,
    ),
    paragraph(t`How the site meets the guidelines:`),
    list(
      t`Everything works with the keyboard, the focus is visible, and a link leads past the header to the content.`,
      t`Headings, lists, tables, forms and messages are marked up, so that a screen reader announces them.`,
      t`Text and controls have enough contrast in the light and the dark theme, and colour is never the only sign.`,
      t`Pages fit a window 320 pixels wide, and text can be enlarged to 200% and spaced more widely.`,
      t`Motion stops if your device asks for less of it.`,
      t`Forms explain errors next to the field, keep what you typed and do not ask for the same details twice.`,
      t`Pages name their language, and the site can be used in English and Bangla.`,
      t`Invoices and other PDF files are tagged for screen readers.`,
    ),
  ],
});

const limits = (): LegalSection => ({
  id: 'limits',
  title: t`Known limits`,
  blocks: [
    list(
      t`Pictures and videos in articles, products and reviews may lack a description or captions.`,
      t`Live previews show programs of their own, which may be less accessible than the page around them.`,
      t`Payment pages belong to the payment providers, and downloaded products have their own documentation.`,
      t`Some texts exist in one language only. They are marked with their language.`,
      t`PDF files are tagged, but not certified to PDF/UA.`,
    ),
    paragraph(t`If one of these is in your way, write to us. We send you the content in another form, free of charge.`),
  ],
});

const tests = (): LegalSection => ({
  id: 'tests',
  title: t`How we test`,
  blocks: [
    paragraph(t`This statement is based on our own tests. No independent body has audited the site.`),
    list(
      t`Every screen and its states are checked by a tool (axe-core) against the rules of WCAG 2.2 levels A and AA that a tool can check.`,
      t`What a screen reader finds on a screen, roles, names and order, is compared with each change.`,
      t`Browser tests use the keyboard alone, narrow windows, wide text spacing and pages without JavaScript.`,
    ),
  ],
});

const contact = (hasEmail: boolean): LegalSection => ({
  id: 'feedback',
  title: t`Tell us about a barrier`,
  blocks: [
    paragraph(
      t`Tell us which page it is, what you wanted to do, and which browser and assistive technology you use. We read every message and reply with what we will do.`,
    ),
    ...(hasEmail ? [{ type: 'contact' as const, text: t`By email:`, items: [] }] : []),
  ],
});

const enforcement = (): LegalSection => ({
  id: 'authority',
  title: t`If our reply does not help`,
  blocks: [
    paragraph(
      t`Consumers in the European Union can turn to the authority of their country that supervises the accessibility of services.`,
    ),
  ],
});

/** What the site says about its accessibility, as Annex V of Directive (EU) 2019/882 asks. */
export const accessibilityStatement = (hasEmail: boolean): LegalSection[] => [
  target(),
  conformance(),
  limits(),
  tests(),
  contact(hasEmail),
  enforcement(),
];
