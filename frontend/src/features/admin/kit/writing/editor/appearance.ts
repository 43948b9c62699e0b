import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const heading = { fontFamily: 'var(--display)', fontWeight: '600', letterSpacing: '-0.012em' };

/** The look of the text itself: what articles look like, with quiet marks. */
const textStyles = HighlightStyle.define([
  { tag: tags.heading1, ...heading, fontSize: '1.6em', lineHeight: '1.18' },
  { tag: tags.heading2, ...heading, fontSize: '1.6em', lineHeight: '1.18' },
  { tag: tags.heading3, ...heading, fontSize: '1.28em', lineHeight: '1.2' },
  { tag: [tags.heading4, tags.heading5, tags.heading6], fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--primary)' },
  { tag: tags.annotation, color: 'var(--primary)', fontSize: '0.75em', fontWeight: '700', verticalAlign: '0.25em' },
  { tag: tags.monospace, fontFamily: 'var(--font-mono)', fontSize: '0.875em' },
  {
    tag: [tags.url, tags.string, tags.labelName],
    color: 'var(--muted-foreground)',
    fontSize: '0.8125em',
    fontWeight: '400',
    letterSpacing: '0',
  },
  {
    tag: [tags.processingInstruction, tags.contentSeparator],
    color: 'var(--muted-foreground)',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.8125em',
    fontStyle: 'normal',
    fontWeight: '400',
    letterSpacing: '0',
  },
]);

const surface = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--foreground)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-sans)', lineHeight: '1.68', overflowX: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--primary)', overflowWrap: 'anywhere', minHeight: 'inherit' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--muted-foreground)' },
  '.cm-heading-line': { paddingTop: '1.1em' },
  '.cm-quote-line': { borderLeft: '3px solid var(--primary)', paddingLeft: '1em', color: 'var(--ink-11)' },
  '.cm-pull-line': {
    borderLeftColor: 'var(--marigold)',
    color: 'var(--foreground)',
    fontFamily: 'var(--display)',
    fontSize: '1.35em',
    fontWeight: '600',
    lineHeight: '1.3',
  },
  '.cm-code-line': {
    backgroundColor: 'var(--muted)',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.8125em',
    lineHeight: '1.65',
    paddingInline: '1em',
  },
  '.cm-code-line *': { fontSize: '1em' },
  '.cm-table-line': { fontFamily: 'var(--font-mono)', fontSize: '0.8125em', lineHeight: '1.65' },
  '.cm-table-line *': { fontSize: '1em' },
  '.cm-note-line': {
    borderLeft: '2px solid var(--border)',
    paddingLeft: '0.9em',
    fontSize: '0.875em',
    color: 'var(--ink-11)',
  },
  '.cm-figure-line': { color: 'var(--muted-foreground)', fontSize: '0.8125em', lineHeight: '1.5' },
  '.cm-figure-line *': { color: 'inherit', fontSize: '1em', fontFamily: 'var(--font-sans)' },
  '.cm-figure': { padding: '0.75em 0 0.35em' },
  '.cm-figure img': { display: 'block', width: '100%', height: 'auto', borderRadius: 'var(--radius-xl)' },
  '.cm-figure-missing, .cm-spot': {
    padding: '1em',
    border: '1px dashed var(--input)',
    borderRadius: 'var(--radius-md)',
    fontSize: '0.875rem',
    color: 'var(--muted-foreground)',
  },
  '.cm-spot': { marginBlock: '0.5em', borderColor: 'var(--primary)' },
  '.cm-panels': { backgroundColor: 'var(--card)', color: 'var(--foreground)', borderColor: 'var(--border)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--border)', zIndex: '5' },
  '.cm-panel.cm-search': { padding: '0.5rem 0.25rem', fontFamily: 'var(--font-sans)', fontSize: '0.875rem' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.25rem', padding: '0 0.5rem' },
  '.cm-textfield': {
    fontSize: '0.875rem',
    padding: '0.3rem 0.5rem',
    borderColor: 'var(--input)',
    borderRadius: 'var(--radius-md)',
    backgroundColor: 'var(--background)',
  },
  '.cm-button': {
    fontSize: '0.8125rem',
    padding: '0.3rem 0.6rem',
    borderColor: 'var(--input)',
    borderRadius: 'var(--radius-md)',
    backgroundImage: 'none',
    backgroundColor: 'var(--secondary)',
    color: 'var(--secondary-foreground)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--primary-soft)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--primary)' },
});

export const appearance: Extension = [surface, syntaxHighlighting(textStyles), EditorView.lineWrapping];
