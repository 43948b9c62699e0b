import { formatSaveTime } from '../../../kit/writing/save-time.ts';
import { useOffline } from '../../../kit/writing/use-offline.ts';
import type { SectionDraftState } from './use-section-draft.ts';

interface DraftStatusProps {
  readonly work: Pick<SectionDraftState, 'lastSaved' | 'isFailing' | 'theirs'>;
  /** Something differs from what is published. */
  readonly dirty: boolean;
  /** All of it is saved as a draft. */
  readonly isSaved: boolean;
}

function statusText({ work: { lastSaved, isFailing, theirs }, dirty, isSaved }: DraftStatusProps, isOffline: boolean) {
  if (!dirty || theirs) return null;
  if (isSaved && lastSaved) return `Draft saved ${formatSaveTime(lastSaved.at)}`;
  if (isOffline) return 'Offline: your text stays in this tab';
  return isFailing ? 'Couldn’t save, retrying' : 'Saving…';
}

/** Whether the draft of a form is saved, beside its button. */
export function DraftStatus(props: DraftStatusProps) {
  const isOffline = useOffline();
  return (
    <p role="status" className="text-sm text-muted-foreground">
      {statusText(props, isOffline)}
    </p>
  );
}
