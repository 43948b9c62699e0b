import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListPosts } from '@/api/generated/admin-articles/admin-articles.ts';
import { useAdminDeleteContent, useAdminRestoreContent } from '@/api/generated/admin-lists/admin-lists.ts';
import { type AdminPostRow, AdminPostSort, PostStatus } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content-frame.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import { DataTable } from '../kit/data-table.tsx';
import { ListToolbar } from '../kit/list-toolbar.tsx';
import { Pager } from '../kit/pager.tsx';
import { RowMenu } from '../kit/row-menu.tsx';
import { showUndo } from '../kit/show-undo.ts';
import { articleColumns } from './article-columns.tsx';

interface ArticlesSectionProps {
  readonly search: ContentSearch;
}

const LIMIT = 20;
const STATUSES = Object.values(PostStatus).map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** All articles: drafts, what waits for its day, and what readers see. */
export function ArticlesSection({ search }: ArticlesSectionProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const status = searchChoice(search.status, Object.values(PostStatus));
  const sort = searchChoice(search.sort, Object.values(AdminPostSort)) ?? '-updated';
  const page = search.page ?? 1;
  const text = search.search;
  const query = useAdminListPosts(
    { sort, page, limit: LIMIT, ...(status ? { status } : {}), ...(text ? { search: text } : {}) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { mutateAsync: remove } = useAdminDeleteContent();
  const { mutateAsync: restore } = useAdminRestoreContent();

  const list = (change: ContentSearch) =>
    void navigate({
      to: '.',
      search: { ...search, page: undefined, ...change },
      replace: true,
      resetScroll: false,
    });
  const clear = () => list({ search: undefined, status: undefined });
  const deleteArticle = async ({ id, title }: AdminPostRow) => {
    const target = { kind: 'posts', id: String(id) } as const;
    try {
      await remove(target);
      showUndo({
        text: `${title} is deleted`,
        undo: () => restore(target),
        undone: `${title} is back`,
        failed: 'Failed to bring the article back',
      });
    } catch (error) {
      show({ tone: 'danger', text: messageOf(error, 'Failed to delete the article') });
    }
  };
  const write = (
    <Link to="/admin/content/articles/$id" params={{ id: 'new' }} className={buttonClass()}>
      <FilePlus2 aria-hidden="true" />
      New article
    </Link>
  );
  const { data, error, isPlaceholderData } = query;
  return (
    <ContentFrame section="articles" actions={write}>
      <ListToolbar
        placeholder="Search articles..."
        search={text ?? ''}
        onSearch={(next) => list({ search: next || undefined })}
        filters={[{ name: 'status', legend: 'Status', value: status, choices: STATUSES }]}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? `${data.total} ${data.total === 1 ? 'article' : 'articles'}` : undefined}
      />
      <DataTable
        label="Articles"
        columns={articleColumns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading articles..."
        error={error ? messageOf(error, 'Failed to fetch articles') : null}
        onRetry={() => void query.refetch()}
        busy={isPlaceholderData || (Boolean(error) && query.isFetching)}
        sort={sort}
        onSort={(next) => list({ sort: next })}
        actions={(row) => (
          <RowMenu
            label={`More actions for ${row.title}`}
            items={[
              {
                label: 'Edit',
                icon: Pencil,
                onSelect: () => void navigate({ to: '/admin/content/articles/$id', params: { id: String(row.id) } }),
              },
              {
                label: 'View on the site',
                icon: ExternalLink,
                disabled: row.status !== 'published',
                onSelect: () => void navigate({ to: '/blog/$id', params: { id: String(row.id) } }),
              },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => void deleteArticle(row) },
            ]}
          />
        )}
        empty={
          status || text || search.page ? (
            <EmptyState
              title="No articles found"
              line="Nothing matches what is set above."
              action={
                <Button variant="secondary" onClick={clear}>
                  Show all articles
                </Button>
              }
            />
          ) : (
            <EmptyState title="No articles yet" line="A draft is seen by nobody until you publish it." action={write} />
          )
        }
      />
      {data ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          noun="articles"
          linkTo={(to, props) => <Link to="." search={{ ...search, page: to > 1 ? to : undefined }} {...props} />}
        />
      ) : null}
    </ContentFrame>
  );
}
