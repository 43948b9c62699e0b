import { clsx } from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import { PathLink } from '../ui/path-link.tsx';
import type { PaletteOption } from './palette-options.ts';

interface PaletteRowProps {
  readonly option: PaletteOption;
  /** Selected by the arrow keys; Enter opens it. */
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

/** One row of the list. The focus stays in the text field, which refers to the active row. */
export function PaletteRow({
  option: { id, icon: Icon, title, detail, href, switchesTheme },
  active,
  onPoint,
  onFollow,
}: PaletteRowProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onClick: onFollow,
    onPointerMove: onPoint,
    className: clsx(
      'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start text-sm',
      active && 'bg-primary-soft forced-colors:outline-2 forced-colors:-outline-offset-2',
    ),
  };
  const content = (
    <>
      <Icon
        className={clsx('size-4.5 shrink-0', active ? 'text-primary' : 'text-muted-foreground')}
        aria-hidden="true"
      />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{title}</span>
        {detail ? <span className="block truncate text-xs text-muted-foreground">{detail}</span> : null}
      </span>
      {active ? <CornerDownLeft className="size-4 shrink-0 text-primary max-sm:hidden" aria-hidden="true" /> : null}
    </>
  );
  return href === undefined ? (
    <button type="button" {...props} {...(switchesTheme ? { 'data-theme-toggle': '' } : {})}>
      {content}
    </button>
  ) : (
    <PathLink href={href} {...props}>
      {content}
    </PathLink>
  );
}
