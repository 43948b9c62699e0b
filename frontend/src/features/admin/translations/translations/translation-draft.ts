import { isInList } from '@contract/rules/text-paths.ts';
import type { AdminTranslation, AdminTranslationInput, TranslationText } from '@/api/generated/model.ts';
import type { PictureData } from '@/components/ui/picture.tsx';

/** A text of the form: what is typed, and the digest of the original that its translator has seen. */
export interface DraftText {
  /** URL of a picture; empty to show the original. */
  readonly text: string;
  /** Empty while the original has been changed since. */
  readonly digest: string;
  /** The picture to show in the form; null for a text. */
  readonly picture: PictureData | null;
}

/** By path. */
export type TranslationDraft = Readonly<Record<string, DraftText>>;

const storedText = ({ text, digest, status, picture }: TranslationText): DraftText => ({
  text,
  digest: status === 'outdated' ? '' : digest,
  picture: picture?.translated ?? null,
});

export const toDraft = ({ texts }: Pick<AdminTranslation, 'texts'>): TranslationDraft =>
  Object.fromEntries(texts.map((text) => [text.path, storedText(text)]));

const isSame = (one: DraftText | undefined, other: DraftText) =>
  one?.text === other.text && one.digest === other.digest;

/** A typed text. The stored one again is no change. */
export const typed = (stored: TranslationText, text: string): DraftText =>
  text === stored.text ? storedText(stored) : { text, digest: stored.digest, picture: null };

/** A picture that was chosen instead of the original; null for the original itself. The stored one again is no change. */
export const chosen = (stored: TranslationText, picture: PictureData | null): DraftText => ({
  ...typed(stored, picture?.url ?? ''),
  picture,
});

/** The stored text, seen again beside the changed original. */
export const confirmed = (stored: TranslationText): DraftText => ({ ...storedText(stored), digest: stored.digest });

/** The texts that differ from what is stored. */
export function changesOf(draft: TranslationDraft, stored: Pick<AdminTranslation, 'texts'>): TranslationDraft {
  const changed = stored.texts.flatMap((text): [string, DraftText][] => {
    const now = draft[text.path];
    return now && !isSame(now, storedText(text)) ? [[text.path, now]] : [];
  });
  return Object.fromEntries(changed);
}

export const toInput = (
  draft: TranslationDraft,
  stored: AdminTranslation,
  mode: 'draft' | 'publish' | 'unpublish',
): AdminTranslationInput => ({
  version: stored.version,
  published: mode === 'publish' || (mode === 'draft' && stored.published),
  draft: mode === 'draft',
  texts: Object.entries(changesOf(draft, stored)).map(([path, { text, digest }]) => ({ path, text, digest })),
});

/**
 * Changes on top of another state of the record. A text of a list follows its original to its present place; one whose
 * original is gone is left out.
 */
export function applyChanges(changes: TranslationDraft, stored: Pick<AdminTranslation, 'texts'>): TranslationDraft {
  const { texts } = stored;
  const applied = Object.entries(changes).flatMap(([path, change]): [string, DraftText][] => {
    const target =
      texts.find((text) => text.path === path && text.digest === change.digest) ??
      (isInList(path) ? texts.find((text) => text.digest === change.digest) : undefined) ??
      texts.find((text) => text.path === path);
    return target ? [[target.path, change]] : [];
  });
  return { ...toDraft(stored), ...Object.fromEntries(applied) };
}

export const isPicture = ({ kind }: Pick<TranslationText, 'kind'>): boolean => kind === 'picture';

export type TextState = TranslationText['status'] | 'edited';

/** The status of a text in the form. */
export function textState(stored: TranslationText, draft: DraftText): TextState {
  if (draft.text.trim() === '' && !isPicture(stored)) return 'missing';
  if (!isSame(draft, storedText(stored))) return 'edited';
  return stored.status;
}

export const needsWork = (state: TextState): boolean => state === 'missing' || state === 'outdated';
