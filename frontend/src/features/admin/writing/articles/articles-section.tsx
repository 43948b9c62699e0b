import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, MailPlus, MessagesSquare, Pencil, Trash2 } from 'lucide-react';
import { adminListPosts, getAdminListPostsQueryKey } from '@/api/generated/admin-articles/admin-articles.ts';
import { AdminPostSort, PostStatus } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { useDeleteContent } from '../../kit/content/use-delete-content.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useNewsletterDraft } from '../../kit/use-newsletter-draft.ts';
import { articleColumns } from './article-columns.tsx';

const articleList = defineList(adminListPosts, getAdminListPostsQueryKey, {
  name: 'articles',
  labels: {
    noun: ['article', 'articles'],
    failed: 'Failed to fetch articles',
    emptyMessage: { scene: 'writing', title: 'No articles yet', line: 'Drafts are hidden until you publish them.' },
  },
  filters: { status: { legend: 'Status', options: optionsOf(PostStatus) } },
  sorts: AdminPostSort,
  firstSort: '-updated',
  defaults: { page: 1, limit: 20, sort: '-updated' },
});

/** All articles: drafts, scheduled and published ones. */
export function ArticlesSection({ search }: ListScreenProps) {
  const navigate = useNavigate();
  const { list, query } = useList(articleList, search);
  const draftNewsletter = useNewsletterDraft();
  const deleteArticle = useDeleteContent('posts', 'article');
  const write = (
    <Link to="/admin/content/articles/$id" params={{ id: 'new' }} className={buttonVariants()} {...NEW_ACTION}>
      <FilePlus2 aria-hidden="true" />
      New article
    </Link>
  );
  return (
    <ContentFrame
      page="articles"
      actions={
        <>
          <Link to="/admin/inbox/comments" className={buttonVariants({ variant: 'outline' })}>
            <MessagesSquare aria-hidden="true" />
            Comments
          </Link>
          {write}
        </>
      }
    >
      <ListPage list={list} query={query} labels={articleList.labels} emptyAction={write}>
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
                  {
                    label: 'Draft a newsletter',
                    icon: MailPlus,
                    disabled: now !== 'published',
                    onSelect: () => draftNewsletter({ kind: 'article', id: String(id) }),
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
