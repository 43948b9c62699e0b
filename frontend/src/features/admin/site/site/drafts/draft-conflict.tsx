import type { SectionDraft } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';

interface DraftConflictProps {
  /** The draft that another administrator has saved meanwhile. */
  readonly theirs: SectionDraft;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

/** Two administrators have typed in the same form: which draft stays. */
export function DraftConflict({ theirs: { savedBy, savedAt }, onKeepMine, onUseTheirs }: DraftConflictProps) {
  return (
    <Banner
      tone="danger"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onKeepMine}>
            Keep my draft
          </Button>
          <Button size="sm" variant="ghost" onClick={onUseTheirs}>
            Use their draft
          </Button>
        </div>
      }
    >
      {`${savedBy ?? 'Another administrator'} saved another draft of this on ${formatShopTime(savedAt)}. Yours is in this tab only.`}
    </Banner>
  );
}
