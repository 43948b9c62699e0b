import { Check, OctagonX, X } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminListComments,
  getAdminListCommentsQueryKey,
  useAdminDeleteComment,
  useAdminModerateComment,
} from '@/api/generated/admin-comments/admin-comments.ts';
import { type AdminComment, ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { BulkBar } from '../../kit/list/bulk-bar.tsx';
import { defineList, optionsOf } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useBulk } from '../../kit/list/use-bulk.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type Selection, useSelection } from '../../kit/list/use-selection.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { CommentItem } from './comment-item.tsx';

const commentList = defineList(adminListComments, getAdminListCommentsQueryKey, {
  name: 'comments',
  labels: {
    noun: ['comment', 'comments'],
    failed: 'Failed to fetch comments',
    emptyMessage: { scene: 'people', title: 'No comments yet', line: 'New comments appear here for approval.' },
  },
  filters: { status: { legend: 'Status', options: optionsOf(ModerationStatus), counted: true } },
  defaults: { page: 1, limit: 20 },
});

interface CommentBulkProps {
  readonly selection: Selection<AdminComment>;
}

const { noun } = commentList.labels;
const DECISIONS = [
  { status: 'approved', label: 'Approve', done: 'approved', icon: Check },
  { status: 'rejected', label: 'Reject', done: 'rejected', icon: X },
  { status: 'spam', label: 'Mark as spam', done: 'marked as spam', icon: OctagonX },
] as const;

/** One decision on all selected comments; undo restores the previous status of each. */
function CommentBulk({ selection }: CommentBulkProps) {
  const { selected } = selection;
  const { mutateAsync: moderate } = useAdminModerateComment();
  const bulk = useBulk(selection);
  const decide = async ({ status, done }: (typeof DECISIONS)[number]) => {
    await bulk.run({
      rows: selected.filter((comment) => comment.status !== status),
      noun,
      change: ({ id }) => moderate({ id, data: { status } }),
      undo: ({ id, status: before }) => moderate({ id, data: { status: before } }),
      done,
      undoneText: 'restored',
      failed: 'Failed to moderate the comment',
    });
  };
  return (
    <BulkBar selection={selection} noun={noun} bulk={bulk}>
      {DECISIONS.map((decision) => (
        <Button
          key={decision.status}
          size="sm"
          variant={decision.status === 'approved' ? 'default' : 'outline'}
          disabled={selected.every(({ status }) => status === decision.status)}
          onClick={() => void decide(decision)}
        >
          <decision.icon aria-hidden="true" />
          <span>{decision.label}</span>
        </Button>
      ))}
    </BulkBar>
  );
}

interface ApproveAllProps {
  readonly comments: readonly AdminComment[];
  readonly selection: Selection<AdminComment>;
}

/** Approves all pending comments of the page; undo restores the status of each. */
function ApproveAll({ comments, selection }: ApproveAllProps) {
  const { mutateAsync: moderate } = useAdminModerateComment();
  const bulk = useBulk(selection);
  if (comments.length < 2 || selection.selected.length > 0) return null;
  const approve = () =>
    bulk.run({
      rows: comments,
      noun,
      change: ({ id }) => moderate({ id, data: { status: 'approved' } }),
      undo: ({ id, status }) => moderate({ id, data: { status } }),
      done: 'approved',
      undoneText: 'restored',
      failed: 'Failed to moderate the comment',
    });
  return (
    <Button variant="outline" busy={bulk.progress !== undefined} onClick={() => void approve()}>
      <Check aria-hidden="true" />
      <span>{`Approve all ${comments.length}`}</span>
    </Button>
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

const ALL_MODERATED = { title: 'All caught up', line: 'Every comment has been moderated.' };

/** Readers' comments on articles; hidden from the public until approved. */
export function CommentsSection({ search }: ListScreenProps) {
  const { list, query, result } = useList(commentList, search);
  const isPending = list.search.status === 'pending' && !list.text;
  const { decide, deletion } = useCommentActions();
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ author }) => `the comment by ${author}`,
    result,
  });
  return (
    <AdminPage
      title="Comments"
      actions={isPending ? <ApproveAll comments={query.data?.items ?? []} selection={selection} /> : null}
    >
      <ListPage
        list={list}
        query={query}
        labels={{ ...commentList.labels, ...(isPending ? { noResults: ALL_MODERATED } : {}) }}
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
    </AdminPage>
  );
}
