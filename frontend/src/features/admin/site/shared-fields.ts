import { siteHeadInputTextMax, siteHeadInputTitleMax } from '@/api/generated/zod/schemas/siteHeadInput.zod.ts';
import { SiteIconNameMax } from '@/api/generated/zod/schemas/siteIconName.zod.ts';
import {
  siteIconTextInputDescriptionMax,
  siteIconTextInputTitleMax,
} from '@/api/generated/zod/schemas/siteIconTextInput.zod.ts';
import type { EntryText, SiteField } from './site-field.ts';

/** A card of icon, title and text. */
export const cardFields = (icons: readonly string[]): readonly EntryText[] => [
  { name: 'icon', label: 'Icon', max: SiteIconNameMax, icons },
  { name: 'title', label: 'Title', max: siteIconTextInputTitleMax },
  { name: 'description', label: 'Text', max: siteIconTextInputDescriptionMax, rows: 3 },
];

/** Title and text at the top of a page. */
export const headField = (name: string, label: string): SiteField => ({
  name,
  label,
  kind: 'head',
  titleMax: siteHeadInputTitleMax,
  textMax: siteHeadInputTextMax,
});
