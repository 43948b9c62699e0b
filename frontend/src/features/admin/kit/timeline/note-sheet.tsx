import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminCreateTimelineNote,
  useAdminUpdateTimelineNote,
} from '@/api/generated/admin-timeline/admin-timeline.ts';
import type { TimelineNote } from '@/api/generated/model.ts';
import { timelineNoteInputTextMax } from '@/api/generated/zod/schemas/timelineNoteInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { findMissing } from '../check-text.ts';
import { FormSheet } from '../form-sheet.tsx';

export type OwnNote = TimelineNote & { readonly id: string };

interface NoteSheetProps {
  readonly open: boolean;
  /** The note to edit; null for a new one. */
  readonly note: OwnNote | null;
  /** The shop's day, `yyyy-mm-dd`: the last one that can be selected. */
  readonly today: string;
  readonly onClose: () => void;
}

const noteFields = ['day', 'text'] as const;

/** Adds or edits a note on the timeline. */
export function NoteSheet({ open, note, today, onClose }: NoteSheetProps) {
  const { show } = useToast();
  const create = useAdminCreateTimelineNote();
  const update = useAdminUpdateTimelineNote();
  const sheet = useForm({
    fields: noteFields,
    check: (values) => findMissing(values, { day: 'Please enter the day', text: 'Please enter what happened' }),
    send: async ({ day, text }) => {
      const data = { day, text: text.trim() };
      await (note ? update.mutateAsync({ id: note.id, data }) : create.mutateAsync({ data }));
      show({ tone: 'success', text: note ? 'Note saved' : 'Note added' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the note'),
    isChanged: isFormChanged,
  });
  const { problem } = sheet;
  return (
    <FormSheet
      open={open}
      title={note ? 'Edit note' : 'Add note'}
      label="Note"
      action={note ? 'Save changes' : 'Add note'}
      sheet={sheet}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field
          label="What happened"
          name="text"
          required
          marked
          maxLength={timelineNoteInputTextMax}
          autoComplete="off"
          placeholder="Facebook post"
          defaultValue={note?.title}
          help="Marked on the charts of analytics and visits. Only administrators see it."
          error={problem('text')}
        />
        <Field
          label="Day"
          name="day"
          type="date"
          required
          marked
          max={today}
          defaultValue={note?.day ?? today}
          error={problem('day')}
        />
      </div>
    </FormSheet>
  );
}
