import { keepPreviousData } from '@tanstack/react-query';
import { useAdminListComments } from '@/api/generated/admin-comments/admin-comments.ts';
import { ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content/content-frame.tsx';
import { contentListParams } from '../kit/content/content-list-params.ts';
import type { ContentSearch } from '../kit/content/content-search.ts';
import { countedStatuses } from '../kit/content/counted-statuses.ts';
import { ListCards } from '../kit/list/list-cards.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { useSelection } from '../kit/list/use-selection.ts';
import { CommentBulk } from './comment-bulk.tsx';
import { CommentItem } from './comment-item.tsx';
import { useCommentActions } from './use-comment-actions.ts';

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
