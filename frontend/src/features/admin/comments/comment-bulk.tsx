import { Check, OctagonX, X } from 'lucide-react';
import { useState } from 'react';
import { useAdminModerateComment } from '@/api/generated/admin-comments/admin-comments.ts';
import type { AdminComment, ModerationStatus } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import type { Noun } from '../kit/list/count-text.ts';
import { runBulk } from '../kit/list/run-bulk.ts';
import type { Selection } from '../kit/list/use-selection.ts';

interface CommentBulkProps {
  readonly selection: Selection<AdminComment>;
}

const NOUN: Noun = ['comment', 'comments'];
const DECISIONS = [
  { status: 'approved', label: 'Approve', done: 'approved', icon: Check },
  { status: 'rejected', label: 'Reject', done: 'rejected', icon: X },
  { status: 'spam', label: 'Mark as spam', done: 'marked as spam', icon: OctagonX },
] as const;

/** One decision on all selected comments; undo restores the previous status of each. */
export function CommentBulk({ selection: { selected, clear } }: CommentBulkProps) {
  const { mutateAsync: moderate } = useAdminModerateComment();
  const [busy, setBusy] = useState<ModerationStatus>();
  const decide = async ({ status, done }: (typeof DECISIONS)[number]) => {
    setBusy(status);
    await runBulk({
      rows: selected.filter((comment) => comment.status !== status),
      noun: NOUN,
      change: ({ id }) => moderate({ id, data: { status } }),
      undo: ({ id, status: before }) => moderate({ id, data: { status: before } }),
      done,
      undoneText: 'restored',
      failed: 'Failed to moderate the comment',
    });
    setBusy(undefined);
    clear();
  };
  return (
    <BulkBar count={selected.length} noun={NOUN} onClear={clear}>
      {DECISIONS.map((decision) => (
        <Button
          key={decision.status}
          size="sm"
          variant={decision.status === 'approved' ? 'default' : 'outline'}
          busy={busy === decision.status}
          disabled={busy !== undefined || selected.every(({ status }) => status === decision.status)}
          onClick={() => void decide(decision)}
        >
          <decision.icon aria-hidden="true" />
          <span>{decision.label}</span>
        </Button>
      ))}
    </BulkBar>
  );
}
