import { clsx } from 'clsx';
import { Download, FileText, Package, ReceiptText } from 'lucide-react';
import { PathLink } from '@/components/ui/path-link.tsx';
import { dashboardPages } from '../kit/dashboard-pages.ts';
import type { SearchOption } from './search-options.ts';

interface SearchOptionRowProps {
  readonly option: SearchOption;
  /** The arrow keys stand here; Enter opens it. */
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

const icons = { product: Package, order: ReceiptText, download: Download };

const iconOf = ({ kind, href }: SearchOption) =>
  kind === 'page' ? (dashboardPages.find(({ to }) => to === href)?.icon ?? FileText) : icons[kind];

/** One line of the list. The focus stays in the text field; the field names the active line. */
export function SearchOptionRow({ option, active, onPoint, onFollow }: SearchOptionRowProps) {
  const { id, title, detail, href } = option;
  const Icon = iconOf(option);
  return (
    <PathLink
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      onClick={onFollow}
      onPointerMove={onPoint}
      className={clsx('flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-sm', active && 'bg-primary-soft')}
    >
      <Icon
        className={clsx('size-4.5 shrink-0', active ? 'text-primary' : 'text-muted-foreground')}
        aria-hidden="true"
      />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{title}</span>
        {detail ? <span className="block truncate text-xs text-muted-foreground">{detail}</span> : null}
      </span>
    </PathLink>
  );
}
