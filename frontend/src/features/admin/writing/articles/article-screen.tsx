import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetPost,
  getAdminGetPostQueryKey,
  useAdminCreatePost,
  useAdminUpdatePost,
} from '@/api/generated/admin-articles/admin-articles.ts';
import type { AdminPost, WorkingCopy } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { DetailsSheet, useDetailsSheet } from '../../kit/writing/details-sheet.tsx';
import { HistoryView } from '../../kit/writing/history-view.tsx';
import { PreviewCard } from '../../kit/writing/preview-card.tsx';
import { SaveConflict } from '../../kit/writing/save-conflict.tsx';
import { TextPreview } from '../../kit/writing/text-preview.tsx';
import { useConflict } from '../../kit/writing/use-conflict.ts';
import { useAutosave, useWorkingCopy, type WorkingCopyState } from '../../kit/writing/use-working-copy.ts';
import type { WritingView } from '../../kit/writing/view.ts';
import { WorkingCopyPrompt } from '../../kit/writing/working-copy-prompt.tsx';
import { BACK_LINK, WritingFrame } from '../../kit/writing/writing-frame.tsx';
import { WritingPanes } from '../../kit/writing/writing-panes.tsx';
import { ArticleDetails } from './article-details.tsx';
import {
  type ArticleDraft,
  type ArticleField,
  checkDraft,
  emptyDraft,
  type PreviewedPost,
  toDraft,
  toPostInput,
  toPreview,
  toWorkingCopy,
} from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { PublicationCard } from './publication-card.tsx';

const FIELDS: readonly ArticleField[] = [
  'title',
  'excerpt',
  'content',
  'category',
  'publishAt',
  'image',
  'tags',
  'series',
  'address',
  'author',
];

const IN_SHEET: readonly ArticleField[] = ['tags', 'series', 'address', 'author'];

const TOASTS = {
  draft: 'Draft saved',
  scheduled: 'Article scheduled',
  published: 'Article published',
} as const;

interface Options {
  /** Null for a new article. */
  readonly post: AdminPost | null;
  /** Name of the author. */
  readonly author: string;
  readonly work: WorkingCopyState;
  readonly onCreated: (post: AdminPost) => void;
}

/** State of the editor: the draft, its errors, and how it is saved. */
function useArticleForm({ post, author, work, onCreated }: Options) {
  const { show } = useToast();
  const create = useAdminCreatePost();
  const update = useAdminUpdatePost();
  const form = useDraftForm({
    stored: post,
    draftOf: (stored) => (stored ? toDraft(stored) : emptyDraft(author)),
    fields: FIELDS,
    check: (draft) => checkDraft(draft, Date.now()),
    save: (draft, base) => {
      const data = toPostInput(draft, base?.version);
      return work.during(() =>
        base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }),
      );
    },
    onSaved: (saved, before) => {
      const isNew = saved.status !== before?.status || saved.status === 'draft';
      show({ tone: 'success', text: isNew ? TOASTS[saved.status] : 'Changes saved' });
      if (!before) onCreated(saved);
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the article'),
  });
  const { base, draft } = form;
  useAutosave(work, { dirty: form.dirty, draft: toWorkingCopy(draft), version: base?.version });
  return {
    ...form,
    continueEditing: () => {
      const { offered } = work;
      if (!offered) return;
      const picture = offered.draft.image === undefined ? {} : { image: offered.image };
      // Based on the stored version, even when that is newer, as the offer says: the server accepts a save of no other
      // version.
      form.resume(base, { ...draft, ...offered.draft, image: draft.image, ...picture });
      work.answer();
    },
  };
}

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

/** The editor: the text, its live preview beside it, and the article's metadata in a sheet. */
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
  const details = useDetailsSheet({ fields: FIELDS, inSheet: IN_SHEET, problems });
  const conflict = useConflict({
    base,
    draft,
    toDraft,
    fetchStored: () => adminGetPost(String(base?.id)),
    resume: form.resume,
  });
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
          to="/admin/content/$page"
          params={{ page: 'articles' }}
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
      onDetails={() => details.setOpen(true)}
    >
      {stale && base ? (
        <SaveConflict
          kind="posts"
          id={base.id}
          editedFrom={base.updated_at}
          changedHere={conflict.changed}
          busy={conflict.busy}
          onKeepMine={conflict.keepMine}
          onUseTheirs={conflict.useTheirs}
        />
      ) : (
        <FailureBanner failure={failure} stale={false} onReload={() => {}} className="mb-4" />
      )}
      {work.offered ? (
        <WorkingCopyPrompt
          savedAt={work.offered.keptAt}
          outdated={work.offered.version !== (base?.version ?? null)}
          onContinue={form.continueEditing}
          onDiscard={() => void work.discard()}
        />
      ) : null}
      {view === 'history' && base ? (
        <HistoryView item={{ kind: 'posts', id: base.id, version: base.version }} dirty={dirty} onRestored={reload} />
      ) : null}
      <WritingPanes
        view={view}
        preview={<DraftPreview draft={draft} previewedSince={previewedSince} render={renderers.renderArticle} />}
      >
        <form
          id={FORM}
          noValidate
          inert={work.offered !== null}
          className="inert:opacity-50"
          {...form.form}
          onSubmitCapture={details.onSubmitCapture}
        >
          <ArticleFields draft={draft} problems={problems} onChange={change} />
          <DetailsSheet open={details.open} onClose={() => details.setOpen(false)} action={action} busy={busy}>
            <div className="grid content-start gap-5">
              <PublicationCard
                status={draft.status}
                publishedAt={wasPublished ? base.publishAt : null}
                onStatus={(status) => change({ status })}
              />
              <ArticleDetails id={base?.id} draft={draft} problems={problems} onChange={change} />
            </div>
          </DetailsSheet>
        </form>
      </WritingPanes>
    </WritingFrame>
  );
}
