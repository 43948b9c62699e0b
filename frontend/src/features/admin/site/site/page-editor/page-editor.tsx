import { clsx } from 'clsx';
import { ArrowUpRight, ChevronDown, Eye, PenLine } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import type { AdminSite, Banner } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCan } from '../../../kit/use-can.ts';
import { NO_CACHE } from '../../../kit/use-draft-form.ts';
import { PagePicture, type PicturedPage } from '../picture/page-picture.tsx';
import type { PagePart, PartContext } from './page-part.ts';

interface PartCardProps {
  readonly part: PagePart;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly context: PartContext;
}

/** One part of the page; its form stays as it was typed while another part is open. */
function PartCard({ part, open, onToggle, context }: PartCardProps) {
  const id = useId();
  const wasOpen = useRef(false);
  wasOpen.current ||= open;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-border last:border-b-0">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 px-4 py-3.5 text-left transition-colors hover:bg-accent/60 sm:px-5"
        >
          <span className="min-w-0 grow">
            <span className="block font-sans text-base font-semibold tracking-normal">{part.label}</span>
            <span
              className={clsx(
                'mt-0.5 block font-sans text-sm font-normal tracking-normal text-muted-foreground',
                !open && 'truncate',
              )}
            >
              {part.line}
            </span>
          </span>
          <ChevronDown
            className={clsx('size-5 shrink-0 text-muted-foreground transition-transform', open && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!open} data-part="" className="px-4 pt-1 pb-5 sm:px-5">
        {wasOpen.current ? part.content(context) : null}
      </div>
    </section>
  );
}

interface PageEditorProps {
  readonly page: PicturedPage;
  readonly name: string;
  readonly parts: readonly PagePart[];
  /** Id of the open part; the first one by default. */
  readonly openPart: string | undefined;
  readonly onOpenPart: (part: string | undefined) => void;
}

interface EditorProps extends PageEditorProps {
  readonly site: AdminSite;
  readonly onReload: () => void;
}

function Editor({ page, name, parts, openPart, onOpenPart, site, onReload }: EditorProps) {
  const [typed, setTyped] = useState<Partial<AdminSite>>({});
  const [banner, onBannerDraft] = useState<Omit<Banner, 'version'>>();
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const onDraft = useCallback<PartContext['onDraft']>(
    (section, draft) => setTyped((before) => ({ ...before, [section]: { ...before[section], ...draft } })),
    [],
  );
  const context = { site, onReload, onDraft, onBannerDraft };
  const open = openPart ?? parts[0]?.id;
  const sections = Object.fromEntries(
    Object.entries(site).map(([section, stored]) => [section, { ...stored, ...typed[section as keyof AdminSite] }]),
  ) as unknown as AdminSite;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => setView(view === 'preview' ? 'edit' : 'preview')}
        className="mb-4 xl:hidden"
      >
        {view === 'preview' ? <PenLine aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span>{view === 'preview' ? 'Edit' : 'Preview'}</span>
      </Button>
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div
          className={clsx(
            'self-start overflow-hidden rounded-xl border border-border bg-card',
            view === 'preview' && 'max-xl:hidden',
          )}
        >
          {parts.map((part) => (
            <PartCard
              key={part.id}
              part={part}
              open={part.id === open}
              onToggle={() => onOpenPart(part.id === open ? 'none' : part.id)}
              context={context}
            />
          ))}
        </div>
        <div className={clsx('self-start xl:sticky xl:top-4', view === 'edit' && 'max-xl:hidden')}>
          <PagePicture
            page={page}
            name={name}
            saved={site}
            draft={{ sections, banner }}
            anchor={parts.find(({ id }) => id === open)?.anchor ?? null}
          />
        </div>
      </div>
    </>
  );
}

/** Everything the owner writes on one public page, beside a live picture of the page. */
export function PageEditor(props: PageEditorProps) {
  const can = useCan();
  const query = useAdminGetSite({ query: NO_CACHE });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((now) => now + 1);
  };
  const parts = props.parts.filter(({ needs }) => can(needs));
  return (
    <QueryState
      failure={ErrorPage}
      query={query}
      loading={`Loading ${props.name}`}
      skeleton={<EditorSkeleton parts={parts} />}
      toMessage={(error) => errorMessage(error, 'Failed to fetch the site')}
    >
      {(site) => <Editor key={round} {...props} parts={parts} site={site} onReload={() => void reload()} />}
    </QueryState>
  );
}

/** Leads to the page itself. */
export const ViewPageLink = ({ page }: { readonly page: PicturedPage }) => (
  <a href={page} target="_blank" rel="noopener" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
    <span>View page</span>
    <ArrowUpRight aria-hidden="true" />
  </a>
);

const EditorSkeleton = ({ parts }: Pick<PageEditorProps, 'parts'>) => (
  <div aria-hidden="true" className="grid gap-x-8 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
    <div className="self-start rounded-xl border border-border bg-card">
      {parts.map(({ id }) => (
        <div key={id} className="grid gap-2 border-b border-border px-5 py-4 last:border-b-0">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </div>
    <Skeleton className="aspect-[3/2] w-full max-xl:hidden" />
  </div>
);
