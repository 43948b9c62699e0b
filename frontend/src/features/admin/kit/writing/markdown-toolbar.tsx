import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
  SquareCode,
  Table,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { code, codeBlock, link, prefixLines, table, wrap } from './markdown-edits.ts';
import type { Editing } from './use-markdown-editing.ts';

interface MarkdownTool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** In the syntax of `aria-keyshortcuts`; Ctrl is Cmd on a Mac. */
  readonly keys?: string;
  readonly edit: Editing;
}

/** The buttons above the text, in groups. */
const markdownTools: readonly (readonly MarkdownTool[])[] = [
  [
    { label: 'Heading', icon: Heading2, keys: 'Control+Alt+2', edit: (at) => prefixLines(at, () => '## ') },
    { label: 'Subheading', icon: Heading3, keys: 'Control+Alt+3', edit: (at) => prefixLines(at, () => '### ') },
  ],
  [
    { label: 'Bold', icon: Bold, keys: 'Control+B', edit: (at) => wrap(at, '**', 'bold') },
    { label: 'Italic', icon: Italic, keys: 'Control+I', edit: (at) => wrap(at, '*', 'italic') },
    { label: 'Link', icon: Link, keys: 'Control+K', edit: link },
    { label: 'Code', icon: Code, keys: 'Control+E', edit: code },
  ],
  [
    { label: 'Bulleted list', icon: List, edit: (at) => prefixLines(at, () => '- ') },
    { label: 'Numbered list', icon: ListOrdered, edit: (at) => prefixLines(at, (index) => `${index + 1}. `) },
    { label: 'Task list', icon: ListChecks, edit: (at) => prefixLines(at, () => '- [ ] ') },
    { label: 'Quote', icon: Quote, edit: (at) => prefixLines(at, () => '> ') },
  ],
  [
    { label: 'Code block', icon: SquareCode, edit: codeBlock },
    { label: 'Table', icon: Table, edit: table },
  ],
];

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
