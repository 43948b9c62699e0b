import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { code, type Edit, link, nextLine, prefixLines, type Selected, wrap } from './markdown-edits.ts';

export type Editing = (selected: Selected) => Edit | null;

const heading: Editing = (selected) => prefixLines(selected, () => '## ');
const subheading: Editing = (selected) => prefixLines(selected, () => '### ');

/** Keys with Ctrl, or Cmd on a Mac. */
const SHORTCUTS: Readonly<Record<string, Editing>> = {
  b: (selected) => wrap(selected, '**', 'bold'),
  i: (selected) => wrap(selected, '*', 'italic'),
  k: link,
  e: code,
  'alt+2': heading,
  'alt+3': subheading,
};

/**
 * Changes a text field as typing would, so that the browser's own undo reverts every step.
 * @param onText for browsers that cannot insert text with a command
 */
export function useMarkdownEditing(field: RefObject<HTMLTextAreaElement | null>, onText: (text: string) => void) {
  const apply = useCallback(
    (editing: Editing): boolean => {
      const area = field.current;
      const edit = area && editing({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
      if (!edit) return false;
      area.focus();
      area.setSelectionRange(edit.start, edit.end);
      const isTyped = document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert);
      if (!isTyped) {
        area.setRangeText(edit.insert, edit.start, edit.end);
        onText(area.value);
      }
      area.setSelectionRange(edit.from, edit.to);
      return true;
    },
    [field, onText],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    // Enter that picks a candidate of an input method belongs to the input method.
    if (nativeEvent.isComposing) return;
    const isPlainEnter = key === 'Enter' && !(ctrlKey || metaKey || altKey || shiftKey);
    const shortcut =
      (ctrlKey || metaKey) && !shiftKey ? SHORTCUTS[`${altKey ? 'alt+' : ''}${key.toLowerCase()}`] : undefined;
    const editing = isPlainEnter ? nextLine : shortcut;
    if (!editing || !apply(editing)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { apply, onKeyDown };
}
