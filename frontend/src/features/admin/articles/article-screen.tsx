import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminGetPost, getAdminGetPostQueryKey } from '@/api/generated/admin-articles/admin-articles.ts';
import type { AdminPost, WorkingCopy } from '@/api/generated/model.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { HistoryView } from '../kit/writing/history-view.tsx';
import { PreviewCard } from '../kit/writing/preview-card.tsx';
import { TextPreview } from '../kit/writing/text-preview.tsx';
import { useWorkingCopy } from '../kit/writing/use-working-copy.ts';
import type { WritingView } from '../kit/writing/view.ts';
import { WorkingCopyPrompt } from '../kit/writing/working-copy-prompt.tsx';
import { BACK_LINK, WritingFrame } from '../kit/writing/writing-frame.tsx';
import { ArticleDetails } from './article-details.tsx';
import { type ArticleDraft, type PreviewedPost, toPreview } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { PublicationCard } from './publication-card.tsx';
import { useArticleForm } from './use-article-form.ts';

interface ArticleScreenProps {
  /** Null for a new article. */
  readonly post: AdminPost | null;
  readonly author: string;
  /** The author's unsaved text from an earlier visit. */
  readonly workingCopy: WorkingCopy | null;
  readonly view: WritingView;
  readonly renderers: ArticleRenderers;
}

/** What the editor reuses from the public blog. */
export interface ArticleRenderers {
  readonly renderArticle: (post: PreviewedPost) => ReactNode;
}

const FORM = 'article-form';

interface DraftPreviewProps {
  readonly draft: ArticleDraft;
  /** Milliseconds. */
  readonly previewedSince: number;
  readonly render: ArticleRenderers['renderArticle'];
}

function DraftPreview({ draft, previewedSince, render }: DraftPreviewProps) {
  const show = (html: string | null) => <PreviewCard>{render(toPreview(draft, previewedSince, html))}</PreviewCard>;
  return draft.format === 'markdown' ? <TextPreview text={draft.content}>{show}</TextPreview> : show(null);
}

/** The editor: text on the left, metadata on the right, and a preview of the article. */
export function ArticleScreen({ post, author, workingCopy, view, renderers }: ArticleScreenProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const work = useWorkingCopy('posts', post ? String(post.id) : 'new', workingCopy);
  const form = useArticleForm({
    post,
    work,
    author,
    onCreated: (created) => {
      const id = String(created.id);
      client.setQueryData(getAdminGetPostQueryKey(id), created);
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
    draft: wasPublished ? 'Unpublish' : 'Save draft',
    scheduled: base?.status === 'scheduled' ? 'Save changes' : 'Schedule',
    published: wasPublished ? 'Save changes' : 'Publish',
  }[draft.status];
  const previewedSince = wasPublished && base.publishAt ? Date.parse(base.publishAt) : Date.now();
  const reload = async () => {
    if (base) form.loadStored(await adminGetPost(String(base.id)));
  };
  return (
    <WritingFrame
      back={
        <Link
          to="/admin/content/$section"
          params={{ section: 'articles' }}
          activeOptions={{ exact: true }}
          className={BACK_LINK}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Articles
        </Link>
      }
      title={base ? base.title : 'New article'}
      status={base?.status ?? 'draft'}
      dirty={dirty}
      work={work}
      busy={busy}
      view={view}
      stored={base !== null}
      form={FORM}
      action={action}
    >
      <FailureBanner failure={failure} stale={stale} onReload={() => void reload()} className="mb-4" />
      {work.offered ? (
        <WorkingCopyPrompt
          savedAt={work.offered.keptAt}
          outdated={work.offered.version !== (base?.version ?? null)}
          onContinue={form.continueEditing}
          onDiscard={() => void work.discard()}
        />
      ) : null}
      {view === 'preview' ? (
        <DraftPreview draft={draft} previewedSince={previewedSince} render={renderers.renderArticle} />
      ) : null}
      {view === 'history' && base ? (
        <HistoryView item={{ kind: 'posts', id: base.id, version: base.version }} dirty={dirty} onRestored={reload} />
      ) : null}
      <form id={FORM} noValidate hidden={view !== undefined} inert={work.offered !== null} {...form.form}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
            <ArticleDetails id={base?.id} draft={draft} problems={problems} onChange={change} />
          </div>
        </div>
      </form>
    </WritingFrame>
  );
}
