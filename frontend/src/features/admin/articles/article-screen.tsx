import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Eye, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminGetPost, getAdminGetPostQueryKey } from '@/api/generated/admin-articles/admin-articles.ts';
import type { AdminPost } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { ArticleDetails } from './article-details.tsx';
import { type PreviewedPost, previewOf } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { PublicationCard } from './publication-card.tsx';
import { useArticleForm } from './use-article-form.ts';

interface ArticleScreenProps {
  /** Null for a new article. */
  readonly post: AdminPost | null;
  readonly author: string;
  /** Shows the article as readers would see it instead of the form. */
  readonly preview: boolean;
  readonly parts: ArticleParts;
}

/** What the writing screen borrows from the public blog. */
export interface ArticleParts {
  readonly renderArticle: (post: PreviewedPost) => ReactNode;
  /** Names that the blog has a place for. */
  readonly categories: readonly string[];
}

const FORM = 'article-form';

/** The writing screen: words at the left, what belongs to them at the right, and the article as readers will see it. */
export function ArticleScreen({ post, author, preview, parts }: ArticleScreenProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useArticleForm({
    post,
    author,
    onCreated: (made) => {
      const id = String(made.id);
      client.setQueryData(getAdminGetPostQueryKey(id), made);
      void navigate({
        to: '/admin/content/articles/$id',
        params: { id },
        search: {},
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      });
    },
  });
  const { base, draft, change, problems, failure, stale, dirty, busy } = form;
  const wasPublished = base?.status === 'published';
  const action = {
    draft: wasPublished ? 'Take off the site' : 'Save draft',
    scheduled: base?.status === 'scheduled' ? 'Save changes' : 'Schedule',
    published: wasPublished ? 'Save changes' : 'Publish',
  }[draft.status];
  const shownSince = wasPublished && base.publishAt ? Date.parse(base.publishAt) : Date.now();
  const reload = async () => {
    if (base) form.take(await adminGetPost(String(base.id)));
  };
  return (
    <section className="pt-4 lg:pt-6">
      <LeaveGuard dirty={dirty && !busy} />
      <Link
        to="/admin/content/$section"
        params={{ section: 'articles' }}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Articles
      </Link>
      <header className="sticky top-(--table-top) z-10 -mx-(--edge) mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border bg-background px-(--edge) py-2.5">
        <div className="flex min-w-0 grow basis-60 items-center gap-3">
          <h1 className="truncate text-xl">{base ? base.title : 'New article'}</h1>
          <StatusBadge status={base?.status ?? 'draft'} />
          <p role="status" className="text-sm whitespace-nowrap text-muted-foreground max-sm:sr-only">
            {dirty ? 'Unsaved changes' : null}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Link
            to="."
            search={preview ? {} : { view: 'preview' }}
            resetScroll={false}
            className={buttonClass({ variant: 'secondary' })}
          >
            {preview ? <PencilLine aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {preview ? 'Write' : 'Preview'}
          </Link>
          <Button type="submit" form={FORM} busy={busy}>
            {action}
          </Button>
        </div>
      </header>
      <FailureBanner failure={failure} stale={stale} onReload={() => void reload()} className="mb-4" />
      {preview ? <ArticlePreview>{parts.renderArticle(previewOf(draft, shownSince))}</ArticlePreview> : null}
      <form id={FORM} noValidate hidden={preview} {...form.form}>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ArticleFields draft={draft} problems={problems} onChange={change} />
          <div className="grid content-start gap-5">
            <PublicationCard
              status={draft.status}
              publishAt={draft.publishAt}
              error={problems.publishAt}
              publishedAt={wasPublished ? base.publishAt : null}
              onStatus={(status) => change({ status })}
              onPublishAt={(publishAt) => change({ publishAt })}
            />
            <ArticleDetails draft={draft} problems={problems} onChange={change} categories={parts.categories} />
          </div>
        </div>
      </form>
    </section>
  );
}
