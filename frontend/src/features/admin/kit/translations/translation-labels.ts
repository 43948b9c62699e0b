import type { TranslatableType, TranslatedRecord, TranslationStatus } from '@/api/generated/model.ts';
import type { StatusVariant } from '@/components/status/status-variant.ts';
import { countText } from '@/lib/count-text.ts';

/** The language that the site is translated into, as its readers' pages begin with it: /bn. */
export const TRANSLATED_INTO = 'bn';

/** Types of records, in the order of the contract. */
export const TYPE_LABELS: Readonly<Record<TranslatableType, string>> = {
  site: 'Site texts',
  product: 'Product',
  bundle: 'Bundle',
  release: 'Release notes',
  article: 'Article',
  page: 'Page',
  'case-study': 'Case study',
  slide: 'Hero slide',
  service: 'Service',
  testimonial: 'Testimonial',
  'team-member': 'Team member',
  faq: 'FAQ',
};

/** How far translations are, for a filter. */
export const STATUS_LABELS: Readonly<Record<TranslationStatus, string>> = {
  missing: 'Not translated',
  incomplete: 'Texts missing',
  outdated: 'Older than the original',
  draft: 'Draft',
  done: 'Translated',
};

/** How far one translation is: '3 texts missing'. */
export const statusText = ({ status, missing }: Pick<TranslatedRecord, 'status' | 'missing'>): string =>
  status === 'incomplete' ? `${countText(missing, ['text', 'texts'])} missing` : STATUS_LABELS[status];

const VARIANTS: Readonly<Record<TranslationStatus, StatusVariant>> = {
  missing: { tone: 'warning', icon: 'dot' },
  incomplete: { tone: 'warning', icon: 'dot' },
  outdated: { tone: 'info', icon: 'clock' },
  draft: { tone: 'secondary', icon: 'pencil' },
  done: { tone: 'success', icon: 'check' },
};

/** Colour and icon of a translation's status. */
export const translationVariant = (status: TranslationStatus): StatusVariant => VARIANTS[status];
