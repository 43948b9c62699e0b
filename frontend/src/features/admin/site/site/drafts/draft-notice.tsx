import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { SectionDraft, SectionPublication } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { shownFields } from '../site-draft.ts';
import type { SectionConfig } from '../site-field.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const draftText = ({ own, savedBy, savedAt }: SectionDraft): string => {
  const at = formatShopTime(savedAt);
  return own
    ? `Your draft from ${at}, not published yet.`
    : `Draft by ${savedBy ?? 'an administrator'} from ${at}, not published yet.`;
};

const publishedText = ({ by, at, fields }: SectionPublication, sectionConfig: SectionConfig): string => {
  const labels = shownFields(sectionConfig)
    .filter(({ name }) => fields.includes(name))
    .map(({ label }) => label);
  return `${by ?? 'An administrator'} has published changes since (${list.format(labels)}, ${formatShopTime(at)}). Saving this draft replaces them.`;
};

interface DraftNoticeProps {
  readonly sectionConfig: SectionConfig;
  readonly draft: SectionDraft;
  /** Deletes it; throws when that fails. */
  readonly onDiscard: () => Promise<void>;
}

/** Shows that the form continues with a draft: its author, and what was published since. */
export function DraftNotice({ sectionConfig, draft, onDiscard }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const discard = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onDiscard();
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to discard the draft'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Banner
        tone="notice"
        action={
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Discard draft
          </Button>
        }
      >
        <p>{draftText(draft)}</p>
        {draft.published ? <p className="mt-1">{publishedText(draft.published, sectionConfig)}</p> : null}
      </Banner>
      <ConfirmDialog
        open={asking}
        question="Discard this draft?"
        action="Discard draft"
        busy={busy}
        problem={problem}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      >
        The published text stays. The draft can’t be restored.
      </ConfirmDialog>
    </>
  );
}
