import { keepPreviousData } from '@tanstack/react-query';
import { Check, OctagonX, X } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteComment,
  useAdminListComments,
  useAdminModerateComment,
} from '@/api/generated/admin-comments/admin-comments.ts';
import { type AdminComment, ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import type { Noun } from '@/lib/count-text.ts';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { contentListParams } from '../../kit/content/content-list-params.ts';
import type { ContentSearch } from '../../kit/content/content-search.ts';
import { countedStatuses } from '../../kit/content/counted-statuses.ts';
import { BulkBar } from '../../kit/list/bulk-bar.tsx';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { runBulk } from '../../kit/list/run-bulk.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type Selection, useSelection } from '../../kit/list/use-selection.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { CommentItem } from './comment-item.tsx';

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
function CommentBulk({ selection: { selected, clear } }: CommentBulkProps) {
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

const STATUS_TOASTS: Record<ModerationStatus, string> = {
  approved: 'Comment approved',
  rejected: 'Comment rejected',
  spam: 'Comment marked as spam',
  pending: 'Comment set to pending',
};

/** The actions on a comment: moderate it, with undo, or delete it permanently. */
function useCommentActions() {
  const { show } = useToast();
  const { mutateAsync: moderate } = useAdminModerateComment();
  const deletion = useDeletion({
    mutation: useAdminDeleteComment(),
    variablesOf: ({ id }: AdminComment) => ({ id }),
    failed: 'Failed to delete the comment',
    onDeleted: () => show({ tone: 'success', text: 'Comment deleted' }),
  });

  const decide = async ({ id, status: before }: AdminComment, status: ModerationStatus) => {
    try {
      await moderate({ id, data: { status } });
      showUndo({
        text: STATUS_TOASTS[status],
        undo: () => moderate({ id, data: { status: before } }),
        undoneText: STATUS_TOASTS[before],
        failed: 'Failed to undo the change',
      });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to moderate the comment') });
    }
  };
  return {
    decide: (comment: AdminComment, status: ModerationStatus) => void decide(comment, status),
    deletion,
  };
}

interface CommentsSectionProps {
  readonly search: ContentSearch;
}

const ALL_MODERATED = { title: 'All caught up', line: 'Every comment has been moderated.' };

/** Readers' comments on articles; hidden from the public until approved. */
export function CommentsSection({ search }: CommentsSectionProps) {
  const status = searchOption(search.status, Object.values(ModerationStatus));
  const query = useAdminListComments(contentListParams(search, status), {
    query: { placeholderData: keepPreviousData },
  });
  const choices = countedStatuses(Object.values(ModerationStatus), query.data?.counts);
  const list = useListPage(search, {
    filters: [{ name: 'status', legend: 'Status', value: status, options: choices }],
  });
  const { decide, deletion } = useCommentActions();
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ author }) => `the comment by ${author}`,
  });
  return (
    <ContentFrame section="comments">
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['comment', 'comments'],
          failed: 'Failed to fetch comments',
          ...(status === 'pending' && !search.search ? { noResults: ALL_MODERATED } : {}),
          emptyMessage: {
            scene: 'people',
            title: 'No comments yet',
            line: 'New comments appear here for approval.',
          },
        }}
      >
        {(body) => (
          <>
            <ListCards body={body} loading="Loading comments">
              {(comments) => (
                <ul aria-label="Comments">
                  {comments.map((comment) => (
                    <CommentItem
                      key={comment.id}
                      comment={comment}
                      selected={selection.has(comment)}
                      onChoose={() => selection.toggle(comment)}
                      onDecide={(next) => decide(comment, next)}
                      onDelete={() => deletion.requestDeletion(comment)}
                    />
                  ))}
                </ul>
              )}
            </ListCards>
            <CommentBulk selection={selection} />
          </>
        )}
      </ListPage>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this comment?" action="Delete">
        <span className="line-clamp-3">{deletion.candidate?.text}</span>
      </ConfirmDialog>
    </ContentFrame>
  );
}
