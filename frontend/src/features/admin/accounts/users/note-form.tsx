import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { customerNoteInputTextMax as LONGEST } from '@/api/generated/zod/schemas/customerNoteInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { formatCount } from '@/lib/format.ts';
import { LeaveGuard } from '../../kit/leave-guard.tsx';

interface NoteFormProps {
  /** Name under which unsent text survives a reload. */
  readonly draftKey: string;
  /** The text to change; without one a new note. */
  readonly text?: string;
  readonly onSend: (text: string) => Promise<void>;
  /** Without it the form stays and is emptied. */
  readonly onClose?: () => void;
}

/** Writes a note or changes one. */
export function NoteForm({ draftKey, text, onSend, onClose }: NoteFormProps) {
  const field = useId();
  const { busy, dirty, failure, problem, form, discardDraft } = useForm({
    fields: ['text'],
    draftKey,
    check: ({ text: given }) => {
      if (given.trim() === '') return { text: 'Please enter a note' };
      return [...given.trim()].length > LONGEST
        ? { text: `Please keep the note under ${formatCount(LONGEST)} characters` }
        : {};
    },
    send: async ({ text: given }, { form: element }) => {
      await onSend(given.trim());
      element.reset();
      onClose?.();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the note'),
    isChanged: isFormChanged,
  });
  return (
    <form noValidate aria-label={text === undefined ? 'New note' : 'Edit note'} className="pt-3" {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FieldFrame id={field} label={text === undefined ? 'New note' : 'Note'} error={problem('text')}>
        <Textarea
          id={field}
          name="text"
          rows={2}
          dir="auto"
          autoFocus={text !== undefined}
          defaultValue={text}
          readOnly={busy}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId(field)}
          className="grows max-h-80 min-h-16"
        />
      </FieldFrame>
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant={text === undefined ? 'outline' : 'default'} busy={busy}>
          {text === undefined ? 'Add note' : 'Save note'}
        </Button>
        {onClose ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              discardDraft();
              onClose();
            }}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
