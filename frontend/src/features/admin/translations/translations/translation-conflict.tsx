import type { AdminTranslation } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { groupTexts } from '../../kit/translations/text-labels.ts';
import type { TranslationDraft } from './translation-draft.ts';

interface TranslationConflictProps {
  /** What was edited here, as it was stored then. */
  readonly base: AdminTranslation;
  /** What another administrator has saved meanwhile. */
  readonly theirs: AdminTranslation;
  /** Texts that were changed here. */
  readonly changes: TranslationDraft;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'You both changed Title and Plan Pro: Feature 1.' */
function overlapText(base: AdminTranslation, theirs: AdminTranslation, changes: TranslationDraft): string {
  const before = new Map(base.texts.map(({ path, text }) => [path, text]));
  const both = groupTexts(theirs.texts)
    .flatMap(({ texts }) => texts)
    .filter(({ text: { path, text } }) => path in changes && text !== before.get(path) && text !== changes[path]?.text)
    .map(({ fullLabel }) => fullLabel);
  return both.length === 0
    ? 'You changed different texts, so both changes can stay.'
    : `You both changed ${list.format(both)}.`;
}

/** Another administrator saved the same translation meanwhile: whose texts stay. What was typed here is still in the form. */
export function TranslationConflict({ base, theirs, changes, onKeepMine, onUseTheirs }: TranslationConflictProps) {
  const saved = `${theirs.savedBy ?? 'Another administrator'} saved this translation${
    theirs.updated_at ? ` on ${formatShopTime(theirs.updated_at)}` : ''
  }.`;
  return (
    <Banner
      tone="danger"
      className="mt-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onKeepMine}>
            Keep my texts
          </Button>
          <Button size="sm" variant="ghost" onClick={onUseTheirs}>
            Use their version
          </Button>
        </div>
      }
    >
      <span>{saved}</span> <span>{overlapText(base, theirs, changes)}</span>
    </Banner>
  );
}
