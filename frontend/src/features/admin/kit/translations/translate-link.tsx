import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { useAdminGetTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import type { AdminTranslation, TranslatableType } from '@/api/generated/model.ts';
import { Can } from '../can.tsx';
import { statusText, TRANSLATED_INTO } from './translation-labels.ts';

interface TranslateLinkProps {
  readonly type: TranslatableType;
  readonly id: string | number;
  readonly className?: string;
}

/** Links to the translation of a record, with its progress; only for users who may translate. */
export function TranslateLink(props: TranslateLinkProps) {
  return (
    <Can do="adminGetTranslation">
      <LinkWithStatus {...props} />
    </Can>
  );
}

const statusOf = ({ status, texts }: AdminTranslation): string =>
  statusText({ status, missing: texts.filter((text) => text.status === 'missing').length });

function LinkWithStatus({ type, id, className = '' }: TranslateLinkProps) {
  const { data } = useAdminGetTranslation(TRANSLATED_INTO, type, String(id));
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 text-sm ${className}`}>
      <Link
        to="/admin/content/translations"
        search={{ record: `${type}/${id}` }}
        className="inline-flex items-center gap-1.5 rounded-md font-semibold text-primary hover:underline pointer-coarse:min-h-11"
      >
        <Languages aria-hidden="true" className="size-4" />
        <span>Translate</span>
      </Link>
      {data ? <span className="text-muted-foreground">{statusOf(data)}</span> : null}
    </span>
  );
}
