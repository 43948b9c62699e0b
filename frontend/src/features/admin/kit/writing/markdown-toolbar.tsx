import { ImagePlus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { markdownTools } from './markdown-tools.ts';
import type { Editing } from './use-markdown-editing.ts';

interface MarkdownToolbarProps {
  readonly onEdit: (edit: Editing) => void;
  readonly onPicture: () => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

const formatShortcut = (keys: string) => keys.replace('Control', 'Ctrl').replaceAll('+', ' + ');

/** A single tab stop; the arrow keys move between buttons. On a narrow screen it scrolls sideways. */
export function MarkdownToolbar({ onEdit, onPicture }: MarkdownToolbarProps) {
  const line = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(line.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = STEPS[event.key]?.(at, buttons.length - 1);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
    setCurrent(next);
  };
  const sizes = markdownTools.map((group) => group.length);
  const before = (group: number) => sizes.slice(0, group).reduce((sum, size) => sum + size, 0);
  const last = before(sizes.length);
  return (
    <div
      ref={line}
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={moveFocus}
      className="relative flex items-center overflow-x-auto rounded-t-md border border-b-0 border-input bg-muted px-1 [scrollbar-width:none] lg:sticky lg:top-[calc(var(--table-top)+4rem)] lg:z-5"
    >
      {markdownTools.map((group, index) => (
        <div key={group[0]?.label} className="flex shrink-0 after:mx-1 after:my-2.5 after:w-px after:bg-border">
          {group.map(({ label, icon, keys, edit }, place) => (
            <IconButton
              key={label}
              icon={icon}
              label={label}
              title={keys ? `${label} (${formatShortcut(keys)})` : label}
              aria-keyshortcuts={keys}
              tabIndex={current === before(index) + place ? 0 : -1}
              onFocus={() => setCurrent(before(index) + place)}
              onClick={() => onEdit(edit)}
              className="size-10!"
            />
          ))}
        </div>
      ))}
      <IconButton
        icon={ImagePlus}
        label="Picture"
        tabIndex={current === last ? 0 : -1}
        onFocus={() => setCurrent(last)}
        onClick={onPicture}
        className="size-10!"
      />
    </div>
  );
}
