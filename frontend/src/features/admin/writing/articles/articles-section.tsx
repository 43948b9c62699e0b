import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { useAdminListPosts } from '@/api/generated/admin-articles/admin-articles.ts';
import { AdminPostSort, PostStatus } from '@/api/generated/model.ts';

import { buttonVariants } from '@/components/ui/button.tsx';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { contentListParams } from '../../kit/content/content-list-params.ts';
import type { ContentSearch } from '../../kit/content/content-search.ts';
import { countedStatuses } from '../../kit/content/counted-statuses.ts';
import { useDeleteContent } from '../../kit/content/use-delete-content.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { articleColumns } from './article-columns.tsx';

interface ArticlesSectionProps {
  readonly search: ContentSearch;
}

const STATUSES = countedStatuses(Object.values(PostStatus));

/** All articles: drafts, scheduled and published ones. */
export function ArticlesSection({ search }: ArticlesSectionProps) {
  const navigate = useNavigate();
  const status = searchOption(search.status, Object.values(PostStatus));
  const sort = searchOption(search.sort, Object.values(AdminPostSort)) ?? '-updated';
  const list = useListPage(search, {
    filters: [{ name: 'status', legend: 'Status', value: status, options: STATUSES }],
    sort,
  });
  const query = useAdminListPosts(
    { ...contentListParams(search, status), sort },
    { query: { placeholderData: keepPreviousData } },
  );
  const deleteArticle = useDeleteContent('posts', 'article');
  const write = (
    <Link to="/admin/content/articles/$id" params={{ id: 'new' }} className={buttonVariants()}>
      <FilePlus2 aria-hidden="true" />
      New article
    </Link>
  );
  return (
    <ContentFrame section="articles" actions={write}>
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['article', 'articles'],
          failed: 'Failed to fetch articles',
          emptyMessage: {
            scene: 'writing',
            title: 'No articles yet',
            line: 'Drafts are hidden until you publish them.',
            action: write,
          },
        }}
      >
        {(body) => (
          <DataTable
            {...body}
            label="Articles"
            columns={articleColumns}
            rowKey={({ id }) => id}
            loading="Loading articles..."
            actions={({ id, title, status: now }) => (
              <RowMenu
                label={`More actions for ${title}`}
                items={[
                  {
                    label: 'Edit',
                    icon: Pencil,
                    onSelect: () => void navigate({ to: '/admin/content/articles/$id', params: { id: String(id) } }),
                  },
                  {
                    label: 'View on the site',
                    icon: ExternalLink,
                    disabled: now !== 'published',
                    onSelect: () => void navigate({ to: '/blog/$id', params: { id: String(id) } }),
                  },
                  { label: 'Delete', icon: Trash2, danger: true, onSelect: () => void deleteArticle(id, title) },
                ]}
              />
            )}
          />
        )}
      </ListPage>
    </ContentFrame>
  );
}
