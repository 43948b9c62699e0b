import {
  Bold,
  Clapperboard,
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
  MessageSquareQuote,
  Quote,
  Redo2,
  SquareCode,
  StickyNote,
  Table,
  Undo2,
} from 'lucide-react';
import {
  code,
  codeBlock,
  type Editing,
  film,
  link,
  prefixLines,
  pullQuote,
  sidenote,
  table,
  wrap,
} from './markdown-edits.ts';

export interface MarkdownTool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** In the syntax of `aria-keyshortcuts`; Ctrl is Cmd on a Mac. */
  readonly keys?: string;
  /** A block of its own, with its name beside the icon. */
  readonly isBlock?: boolean;
  /** In the menu where there is little room. */
  readonly isRare?: boolean;
  /** None for what is more than an edit. */
  readonly edit?: Editing;
}

/** The buttons above the text, in groups. */
export const markdownTools: readonly (readonly MarkdownTool[])[] = [
  [
    { label: 'Heading', icon: Heading2, keys: 'Control+Alt+2', edit: (at) => prefixLines(at, () => '## ') },
    {
      label: 'Subheading',
      icon: Heading3,
      keys: 'Control+Alt+3',
      isRare: true,
      edit: (at) => prefixLines(at, () => '### '),
    },
  ],
  [
    { label: 'Bold', icon: Bold, keys: 'Control+B', edit: (at) => wrap(at, '**', 'bold') },
    { label: 'Italic', icon: Italic, keys: 'Control+I', edit: (at) => wrap(at, '*', 'italic') },
    { label: 'Link', icon: Link, keys: 'Control+K', edit: link },
    { label: 'Code', icon: Code, keys: 'Control+E', isRare: true, edit: code },
  ],
  [
    { label: 'Bulleted list', icon: List, keys: 'Control+Shift+8', edit: (at) => prefixLines(at, () => '- ') },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Control+Shift+7',
      isRare: true,
      edit: (at) => prefixLines(at, (index) => `${index + 1}. `),
    },
    { label: 'Task list', icon: ListChecks, isRare: true, edit: (at) => prefixLines(at, () => '- [ ] ') },
    { label: 'Quote', icon: Quote, isRare: true, edit: (at) => prefixLines(at, () => '> ') },
  ],
  [
    { label: 'Picture', icon: ImagePlus, isBlock: true },
    { label: 'Film', icon: Clapperboard, isBlock: true, isRare: true, edit: film },
    { label: 'Sidenote', icon: StickyNote, isBlock: true, isRare: true, edit: sidenote },
    { label: 'Table', icon: Table, isBlock: true, isRare: true, edit: table },
    { label: 'Code block', icon: SquareCode, isBlock: true, isRare: true, edit: codeBlock },
    { label: 'Pull quote', icon: MessageSquareQuote, isBlock: true, isRare: true, edit: pullQuote },
  ],
  [
    { label: 'Undo', icon: Undo2, keys: 'Control+Z', isRare: true },
    { label: 'Redo', icon: Redo2, keys: 'Control+Shift+Z', isRare: true },
  ],
];
