import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { RowMenu } from '../../kit/list/row-menu.tsx';

export interface EntrySummary {
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
  readonly picture?: PictureData;
}

interface EntryRowProps {
  readonly summary: EntrySummary;
  readonly published: boolean;
  /** 0-based. */
  readonly index: number;
  readonly count: number;
  /** Moves it to this index of the list. */
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  /** Another row is being dragged over this one; marks where it would land. */
  readonly landing?: 'above' | 'below' | undefined;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** One entry of a manually ordered list: moved by dragging its handle, or with the arrow keys on it. */
export function EntryRow({
  summary,
  published,
  index,
  count,
  onMove,
  onEdit,
  onToggle,
  onDelete,
  landing,
  drag,
}: EntryRowProps) {
  const { title, text, detail, picture } = summary;
  const { onDragStart, ...target } = drag;
  const handle = useRef<HTMLButtonElement>(null);
  const grabbedAt = useRef<number | null>(null);
  // A row that moves within the document loses the focus; the next key must reach it again.
  useLayoutEffect(() => {
    if (grabbedAt.current === null || grabbedAt.current === index) return;
    grabbedAt.current = null;
    handle.current?.focus();
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    grabbedAt.current = index;
    onMove(to);
  };
  return (
    <li
      {...target}
      className={clsx(
        'relative flex items-center gap-3 max-sm:items-start border-b border-border py-3 pr-2 pl-1 transition-colors last:border-b-0 hover:bg-accent/60 sm:gap-4 sm:pr-3',
        landing && 'before:absolute before:inset-x-0 before:z-1 before:h-0.5 before:bg-primary',
        landing === 'above' && 'before:-top-px',
        landing === 'below' && 'before:-bottom-px',
      )}
    >
      <button
        ref={handle}
        type="button"
        draggable
        onDragStart={onDragStart}
        onKeyDown={onKeyDown}
        title="Drag or use the arrow keys"
        className="inline-flex h-11 w-8 shrink-0 cursor-grab items-center justify-center rounded-md text-ink-9 hover:text-foreground active:cursor-grabbing"
      >
        <GripVertical className="size-5" aria-hidden="true" />
        <span className="sr-only">{`Move ${title}: position ${index + 1} of ${count}. Use the arrow keys.`}</span>
      </button>
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes="4rem"
          className={clsx('size-12 shrink-0 rounded-md sm:size-14', !published && 'opacity-50')}
        />
      ) : null}
      <button type="button" onClick={onEdit} className="min-w-0 grow rounded-md py-1 text-left">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={clsx('font-semibold wrap-anywhere', !published && 'text-muted-foreground')}>{title}</span>
          {detail ? <span className="text-sm wrap-anywhere text-muted-foreground">{detail}</span> : null}
          {published ? null : <StatusBadge status="hidden" />}
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm text-muted-foreground sm:line-clamp-1">{text}</span>
      </button>
      <IconButton icon={Pencil} label={`Edit ${title}`} onClick={onEdit} className="max-sm:hidden sm:size-9" />
      <RowMenu
        label={`More actions for ${title}`}
        items={[
          { label: 'Edit', icon: Pencil, onSelect: onEdit },
          { label: 'Move up', icon: ArrowUp, onSelect: () => onMove(index - 1), disabled: index === 0 },
          { label: 'Move down', icon: ArrowDown, onSelect: () => onMove(index + 1), disabled: index === count - 1 },
          published
            ? { label: 'Hide from site', icon: EyeOff, onSelect: onToggle }
            : { label: 'Show on site', icon: Eye, onSelect: onToggle },
          { label: 'Delete', icon: Trash2, onSelect: onDelete, danger: true },
        ]}
      />
    </li>
  );
}
