import type { SectionDraft, SectionDraftContent } from '@/api/generated/model.ts';
import { shownFields, toDraft, toValue } from '../site-draft.ts';
import type { Draft, SectionConfig } from '../site-field.ts';

interface Choice {
  readonly url: string;
  readonly alt: string;
}

/** What is saved of a form: its shown fields, as the request takes them. */
export const toContent = (sectionConfig: SectionConfig, draft: Draft): SectionDraftContent =>
  Object.fromEntries(shownFields(sectionConfig).map((field) => [field.name, toValue(field, draft[field.name])]));

/** The state of a form that continues with a saved draft; hidden fields stay as published. */
export function fromContent(
  sectionConfig: SectionConfig,
  published: object,
  { draft, pictures }: Pick<SectionDraft, 'draft' | 'pictures'>,
): Draft {
  const saved = new Map<string, unknown>(Object.entries(draft));
  const before = new Map<string, unknown>(Object.entries(published));
  const withSizes = (name: string) => {
    const choice = saved.get(name) as Choice | null;
    const present = before.get(name) as Choice | null | undefined;
    if (choice && present?.url === choice.url && present.alt === choice.alt) return present;
    return pictures.find(({ url }) => url === choice?.url) ?? null;
  };
  const fields = shownFields(sectionConfig)
    .filter(({ name }) => saved.has(name))
    .map(({ name, kind }) => [name, kind === 'picture' ? withSizes(name) : saved.get(name)]);
  return toDraft(sectionConfig, { ...published, ...Object.fromEntries(fields) });
}

/** The content without pictures, of which only the server knows the sizes. */
export function withoutPictures(sectionConfig: SectionConfig, content: SectionDraftContent): SectionDraftContent {
  const pictures = shownFields(sectionConfig).filter(({ kind }) => kind === 'picture');
  return Object.fromEntries(Object.entries(content).filter(([field]) => pictures.every(({ name }) => name !== field)));
}
