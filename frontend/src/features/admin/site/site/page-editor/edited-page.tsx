import type { SectionName } from '@contract/rules/site-sections.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Eye, PenLine } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import {
  type BannerDraft,
  type ListDraft,
  type PageEditing,
  PageEditingProvider,
} from '../../../kit/content/page-editing.ts';
import { NO_CACHE } from '../../../kit/use-draft-form.ts';
import { PagePicture, type PicturedPage } from '../picture/page-picture.tsx';

/** Where the parts of a page are on it, by selector. */
const PLACES: Readonly<Record<string, string>> = {
  headline: '.hero-title',
  slides: '.hero',
  film: '#story',
  testimonials: '#testimonials',
  faqs: '#faq-title',
  services: '.services',
  'coming-soon': '#coming-soon',
  about: '#mission',
  team: '#team',
  hours: '#hours',
  footer: 'footer',
  social: 'footer',
};

/** Where an entry of a list is, by its index; entries of other lists begin at the list. */
const ENTRY_PLACES: Readonly<Record<string, (index: number) => string>> = {
  faqs: (index) => `#faq-${index + 1}`,
  services: (index) => `.services > :nth-child(${index + 1})`,
  team: (index) => `.team-grid > :nth-child(${index + 1})`,
};

const placeOf = (part: string | undefined, listDraft: ListDraft | null): string | null => {
  if (!part) return null;
  const entry = listDraft && listDraft.current >= 0 ? ENTRY_PLACES[listDraft.list]?.(listDraft.current) : undefined;
  return entry ?? PLACES[part] ?? null;
};

interface EditedPageProps {
  /** Path of the public page. */
  readonly page: PicturedPage;
  readonly name: string;
  /** Ids of the parts in their order; the first one is open at first. */
  readonly parts: readonly string[];
  /** The list whose entry is open in the panel. */
  readonly openList: string | undefined;
  readonly children: ReactNode;
}

/** Everything the owner writes on one public page, beside a live picture of the page. */
export function EditedPage({ page, name, parts, openList, children }: EditedPageProps) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const { data: saved } = useAdminGetSite({ query: NO_CACHE });
  const [typed, setTyped] = useState<Partial<AdminSite>>({});
  const [banner, onBannerDraft] = useState<BannerDraft>();
  const [listDraft, onListDraft] = useState<ListDraft | null>(null);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const known = (id: string | undefined) => parts.find((part) => part === id);
  const openPart = known(openList) ?? (hash === NOTHING_OPEN ? undefined : (known(hash) ?? parts[0]));

  const onToggle = useCallback(
    (part: string) => {
      const next = part === openPart ? NOTHING_OPEN : part;
      void navigate({ to: '.', hash: next, replace: true, resetScroll: false, hashScrollIntoView: false });
    },
    [navigate, openPart],
  );
  const onDraft = useCallback<PageEditing['onDraft']>(
    (section, draft) => setTyped((before) => ({ ...before, [section]: { ...before[section], ...draft } })),
    [],
  );
  const editing = useMemo(
    () => ({ openPart, onToggle, onDraft, onBannerDraft, onListDraft }),
    [openPart, onToggle, onDraft],
  );
  const isEditing = view === 'edit';
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => setView(isEditing ? 'preview' : 'edit')}
        className="mb-4 xl:hidden"
      >
        {isEditing ? <Eye aria-hidden="true" /> : <PenLine aria-hidden="true" />}
        <span>{isEditing ? 'Preview' : 'Edit'}</span>
      </Button>
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div
          className={clsx(
            'self-start overflow-clip rounded-xl border border-border bg-card',
            !isEditing && 'max-xl:hidden',
          )}
        >
          <PageEditingProvider value={editing}>{children}</PageEditingProvider>
        </div>
        <div className={clsx('self-start xl:sticky xl:top-4', isEditing && 'max-xl:hidden')}>
          {saved ? (
            <PagePicture
              page={page}
              name={name}
              saved={saved}
              draft={{ sections: withDrafts(saved, typed), banner, list: listDraft }}
              anchor={placeOf(openPart, listDraft)}
            />
          ) : (
            <Skeleton className="aspect-[5/4] w-full rounded-xl" />
          )}
        </div>
      </div>
    </>
  );
}

/** The hash while every part is closed. */
const NOTHING_OPEN = 'closed';

const withDrafts = ({ drafts, ...saved }: AdminSite, typed: Partial<AdminSite>): AdminSite => {
  const sections = Object.entries(saved) as [SectionName, object][];
  const edited = sections.map(([section, stored]) => [section, { ...stored, ...typed[section] }]);
  return { ...Object.fromEntries(edited), drafts } as AdminSite;
};
