import { ArrowUpRight } from 'lucide-react';
import { useAdminListCaseStudies } from '@/api/generated/admin-case-studies/admin-case-studies.ts';
import { useAdminListPages } from '@/api/generated/admin-pages/admin-pages.ts';
import type { AdminTranslation } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { TranslationBadge } from '../../kit/translations/translation-badge.tsx';
import { TRANSLATED_INTO, TYPE_LABELS } from '../../kit/translations/translation-labels.ts';

/** The public page on which the texts of a record are read; undefined where it has none of its own. */
function usePublicPath({ type, id }: Pick<AdminTranslation, 'type' | 'id'>): string | undefined {
  const pages = useAdminListPages({ query: { enabled: type === 'page' } });
  const studies = useAdminListCaseStudies({ query: { enabled: type === 'case-study' } });
  switch (type) {
    case 'product':
      return `/product/${id}`;
    case 'article':
      return `/blog/${id}`;
    case 'service':
      return '/services';
    case 'team-member':
      return '/about';
    case 'release':
      return;
    case 'page': {
      const address = pages.data?.items.find((page) => String(page.id) === id)?.address;
      return address === undefined ? undefined : `/${address}`;
    }
    case 'case-study': {
      const address = studies.data?.items.find((study) => String(study.id) === id)?.address;
      return address === undefined ? undefined : `/work/${address}`;
    }
    default:
      return '/';
  }
}

/** The translated record, its status, and a link to its public page. */
export function TranslationHead({ base }: { readonly base: AdminTranslation }) {
  const path = usePublicPath(base);
  const { type, label, status, published, draft, texts } = base;
  const missing = texts.filter((text) => text.status === 'missing').length;
  return (
    <header className="z-10 -mx-(--edge) flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-background px-(--edge) pt-2 pb-3">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-2xl wrap-anywhere">{label}</h1>
          <TranslationBadge status={status} missing={missing} draft={draft} />
        </div>
        <p className="mt-0.5 text-sm text-muted-foreground">
          <span>{`${TYPE_LABELS[type]}, English to Bangla`}</span>
          <SavedAt translation={base} />
        </p>
        {published && draft ? (
          <p className="mt-0.5 text-sm text-muted-foreground">Visitors see the texts that were published last.</p>
        ) : null}
      </div>
      {path === undefined ? null : (
        <a
          href={`/${TRANSLATED_INTO}${path === '/' ? '' : path}`}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <span>View in Bangla</span>
          <ArrowUpRight aria-hidden="true" />
        </a>
      )}
    </header>
  );
}

function SavedAt({ translation: { savedBy, updated_at } }: { readonly translation: AdminTranslation }) {
  if (updated_at === null) return null;
  return <span>{` · Saved ${formatShopTime(updated_at)}${savedBy ? ` by ${savedBy}` : ''}`}</span>;
}
