import {
  Bold,
  Code,
  Heading2,
  Heading3,
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
import { code, codeBlock, link, prefixLines, table, wrap } from './markdown-edits.ts';
import type { Editing } from './use-markdown-editing.ts';

export interface MarkdownTool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** In the syntax of `aria-keyshortcuts`; Ctrl is Cmd on a Mac. */
  readonly keys?: string;
  readonly edit: Editing;
}

/** The buttons above the text, in groups. */
export const markdownTools: readonly (readonly MarkdownTool[])[] = [
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
