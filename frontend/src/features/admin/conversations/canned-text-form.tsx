import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminCreateCannedText,
  useAdminUpdateCannedText,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import type { CannedText } from '@/api/generated/model.ts';
import {
  cannedTextInputTextMax as LONGEST_TEXT,
  cannedTextInputTitleMax as LONGEST_TITLE,
} from '@/api/generated/zod/schemas/cannedTextInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatCount } from '@/lib/format.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';

interface CannedTextFormProps {
  /** Null for a new one. */
  readonly text: CannedText | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onClose: () => void;
}

/** Adds or edits a canned reply. */
export function CannedTextForm({ text, onDirty, onClose }: CannedTextFormProps) {
  const create = useAdminCreateCannedText();
  const update = useAdminUpdateCannedText();
  const { busy, failure, problem, form } = useForm({
    fields: ['title', 'text'],
    check: (values) => ({
      ...(values.title.trim() === '' ? { title: 'Please enter a title' } : {}),
      ...(values.text.trim() === '' ? { text: 'Please write the text' } : {}),
      ...([...values.text.trim()].length > LONGEST_TEXT
        ? { text: `Please keep the text under ${formatCount(LONGEST_TEXT)} characters` }
        : {}),
    }),
    send: async (data) => {
      await (text ? update.mutateAsync({ id: text.id, data }) : create.mutateAsync({ data }));
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the reply'),
  });
  return (
    <form noValidate aria-label="Saved reply" onChange={() => onDirty(true)} {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <Field
        name="title"
        label="Title"
        maxLength={LONGEST_TITLE}
        defaultValue={text?.title}
        readOnly={busy}
        error={problem('title')}
      />
      <TextAreaField
        name="text"
        label="Text"
        rows={10}
        dir="auto"
        defaultValue={text?.text}
        readOnly={busy}
        help="{name} and {order} are filled in."
        error={problem('text')}
      />
      <div className="mt-1 flex gap-2">
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save reply'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
