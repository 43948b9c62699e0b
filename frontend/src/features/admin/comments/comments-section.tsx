import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListComments } from '@/api/generated/admin-comments/admin-comments.ts';
import { ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { searchChoice } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content-frame.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import { ListSkeleton } from '../kit/list-skeleton.tsx';
import { ListToolbar } from '../kit/list-toolbar.tsx';
import { Pager } from '../kit/pager.tsx';
import { statusWord } from '../kit/status-variant.ts';
import { CommentItem } from './comment-item.tsx';
import { useCommentActions } from './use-comment-actions.ts';

interface CommentsSectionProps {
  readonly search: ContentSearch;
}

const TO = '/admin/content/$section';
const PARAMS = { section: 'comments' };
const LIMIT = 20;

/** What readers wrote below the articles; nobody sees it before it is approved. */
export function CommentsSection({ search }: CommentsSectionProps) {
  const navigate = useNavigate();
  const status = searchChoice(search.status, Object.values(ModerationStatus));
  const text = search.search;
  const query = useAdminListComments(
    { page: search.page ?? 1, limit: LIMIT, ...(status ? { status } : {}), ...(text ? { search: text } : {}) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { decide, deletion } = useCommentActions();
  const { data, isPlaceholderData } = query;

  const list = (change: ContentSearch) =>
    void navigate({
      to: TO,
      params: PARAMS,
      search: { ...search, page: undefined, ...change },
      replace: true,
      resetScroll: false,
    });
  const clear = () => list({ search: undefined, status: undefined });
  const choices = Object.values(ModerationStatus).map((value) => ({
    value,
    label: statusWord(value) + (data ? ` (${data.counts[value]})` : ''),
  }));
  return (
    <ContentFrame section="comments">
      <ListToolbar
        placeholder="Search comments..."
        search={text ?? ''}
        onSearch={(next) => list({ search: next || undefined })}
        filters={[{ name: 'status', legend: 'Status', value: status, choices }]}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? `${data.total} ${data.total === 1 ? 'comment' : 'comments'}` : undefined}
      />
      <QueryState
        query={query}
        loading="Loading comments"
        skeleton={<ListSkeleton />}
        explain={(error) => messageOf(error, 'Failed to fetch comments')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            {status || text || search.page ? (
              <EmptyState
                title={status === 'pending' && !text ? 'Nothing waits for you' : 'No comments found'}
                line={
                  status === 'pending' && !text
                    ? 'Every comment has been decided on.'
                    : 'Nothing matches what is set above.'
                }
                action={
                  <Button variant="secondary" onClick={clear}>
                    Show all comments
                  </Button>
                }
              />
            ) : (
              <EmptyState title="No comments yet" line="What readers write below an article waits here for you." />
            )}
          </Card>
        }
      >
        {({ items, page, limit, total }) => (
          <>
            <Card>
              <ul aria-label="Comments">
                {items.map((comment) => (
                  <CommentItem
                    key={comment.id}
                    comment={comment}
                    onDecide={(next) => decide(comment, next)}
                    onDelete={() => deletion.ask(comment)}
                  />
                ))}
              </ul>
            </Card>
            <Pager
              page={page}
              limit={limit}
              total={total}
              noun="comments"
              linkTo={(to, props) => (
                <Link to={TO} params={PARAMS} search={{ ...search, page: to > 1 ? to : undefined }} {...props} />
              )}
            />
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={deletion.asked !== null}
        question="Are you sure you want to delete this comment?"
        action="Delete"
        busy={deletion.busy}
        problem={deletion.problem}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <span className="line-clamp-3">{deletion.asked?.text}</span>
      </ConfirmDialog>
    </ContentFrame>
  );
}
