import { type ReactNode, useCallback, useRef, useState } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { picture } from './markdown-edits.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { PictureInsert } from './picture-insert.tsx';
import { useMarkdownEditing } from './use-markdown-editing.ts';

interface MarkdownFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
  readonly help: ReactNode;
}

/**
 * A Markdown editor: a field that grows with its content, and buttons that insert the markers for authors who do not
 * know them.
 */
export function MarkdownField({ name, label, value, onChange, maxLength, error, help }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const onText = useCallback((text: string) => onChange(text), [onChange]);
  const { apply, onKeyDown } = useMarkdownEditing(field, onText);
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      <MarkdownToolbar onEdit={apply} onPicture={() => setChoosing(true)} />
      <Textarea
        ref={field}
        id={name}
        name={name}
        rows={18}
        maxLength={maxLength}
        value={value}
        spellCheck
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={noteId(name)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content min-h-96 resize-y rounded-t-none font-mono text-sm leading-[1.7]"
      />
      <PictureInsert
        open={choosing}
        onClose={() => setChoosing(false)}
        onInsert={(current) => {
          // The dialog restores the focus first.
          requestAnimationFrame(() => apply((selected) => picture(selected, current)));
        }}
      />
    </FieldFrame>
  );
}
