import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import type { Editing } from './markdown-edits.ts';
import { type MarkdownTool, markdownTools } from './markdown-tools.ts';

interface MarkdownToolbarProps {
  /** The text is not loaded yet. */
  readonly disabled?: boolean;
  readonly onEdit: (edit: Editing) => void;
  readonly onPicture: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly className?: string;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

const formatShortcut = (keys: string) => keys.replace('Control', 'Ctrl').replaceAll('+', ' + ');

interface ToolButtonProps {
  readonly tool: MarkdownTool;
  readonly current: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/** Only its icon; blocks also show their name where there is room. */
function ToolButton({
  tool: { label, icon: Icon, keys, isBlock, isRare },
  current,
  disabled,
  onFocus,
  onClick,
}: ToolButtonProps) {
  const common = {
    title: keys ? `${label} (${formatShortcut(keys)})` : label,
    'aria-keyshortcuts': keys,
    tabIndex: current ? 0 : -1,
    disabled,
    onFocus,
    onClick,
  };
  const visibility = isRare ? '@max-[43rem]/tools:hidden' : undefined;
  if (!isBlock) return <IconButton icon={Icon} label={label} {...common} className={clsx('size-10!', visibility)} />;
  return (
    <button
      type="button"
      {...common}
      className={clsx(
        'inline-flex h-10 min-w-10 shrink-0 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-ink-11 transition-colors hover:bg-accent hover:text-foreground active:translate-y-px',
        visibility,
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="@max-[66rem]/tools:sr-only">{label}</span>
    </button>
  );
}

/**
 * A single tab stop; the arrow keys move between buttons. Where there is no room for all of them, a menu has the rarer
 * ones.
 */
export function MarkdownToolbar({
  disabled = false,
  onEdit,
  onPicture,
  onUndo,
  onRedo,
  className,
}: MarkdownToolbarProps) {
  const line = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('Heading');
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(line.current?.querySelectorAll<HTMLButtonElement>('button:not([role=menuitem])') ?? [])];
    const visible = buttons.filter((button) => button.checkVisibility());
    const at = visible.findIndex((button) => button.matches(':focus'));
    const next = STEPS[event.key]?.(at, visible.length - 1);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    visible[next]?.focus();
  };
  const actions: Readonly<Record<string, () => void>> = { Picture: onPicture, Undo: onUndo, Redo: onRedo };
  const run = (tool: MarkdownTool) => {
    if (tool.edit) onEdit(tool.edit);
    else actions[tool.label]?.();
  };
  const rare = markdownTools.flat().filter(({ isRare }) => isRare);
  return (
    <div className={clsx('@container/tools', className)}>
      <div
        ref={line}
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={moveFocus}
        className="relative flex items-center justify-between @min-[45rem]/tools:justify-start"
      >
        {markdownTools.map((group, index) => (
          <div
            key={group[0]?.label}
            className={clsx(
              'contents @min-[45rem]/tools:flex @min-[45rem]/tools:shrink-0',
              index > 0 &&
                '@min-[45rem]/tools:before:mx-1 @min-[45rem]/tools:before:my-2.5 @min-[45rem]/tools:before:w-px @min-[45rem]/tools:before:bg-border',
            )}
          >
            {group.map((tool) => (
              <ToolButton
                key={tool.label}
                tool={tool}
                current={current === tool.label}
                disabled={disabled}
                onFocus={() => setCurrent(tool.label)}
                onClick={() => run(tool)}
              />
            ))}
          </div>
        ))}
        <div className="@min-[45rem]/tools:hidden">
          <RowMenu
            label="More formatting"
            items={rare.map((tool) => ({ label: tool.label, icon: tool.icon, onSelect: () => run(tool) }))}
          />
        </div>
      </div>
    </div>
  );
}
