import { savedReplyIn } from '@contract/rules/saved-replies.ts';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminCreateCannedText,
  useAdminDeleteCannedText,
  useAdminListCannedTexts,
  useAdminUpdateCannedText,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import type { CannedText } from '@/api/generated/model.ts';
import {
  cannedTextInputTextMax as LONGEST_TEXT,
  cannedTextInputTitleMax as LONGEST_TITLE,
} from '@/api/generated/zod/schemas/cannedTextInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatCount } from '@/lib/format.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';

const isTooLong = (text: string) => [...text.trim()].length > LONGEST_TEXT;
const TOO_LONG = `Please keep the text under ${formatCount(LONGEST_TEXT)} characters`;

interface CannedTextFormProps {
  /** Null for a new one. */
  readonly text: CannedText | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onClose: () => void;
}

/** Adds or edits a saved reply. */
function CannedTextForm({ text, onDirty, onClose }: CannedTextFormProps) {
  const create = useAdminCreateCannedText();
  const update = useAdminUpdateCannedText();
  const { busy, failure, problem, form, discardDraft } = useForm({
    fields: ['title', 'text', 'bangla'],
    draftKey: `saved-reply-${text?.id ?? 'new'}`,
    check: (values) => ({
      ...(values.title.trim() === '' ? { title: 'Please enter a title' } : {}),
      ...(values.text.trim() === '' ? { text: 'Please write the text' } : {}),
      ...(isTooLong(values.text) ? { text: TOO_LONG } : {}),
      ...(isTooLong(values.bangla) ? { bangla: TOO_LONG } : {}),
    }),
    send: async ({ bangla, ...reply }) => {
      const translations = bangla.trim() === '' ? [] : [{ language: 'bn' as const, text: bangla }];
      const data = { ...reply, translations };
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
      <TextAreaField
        name="bangla"
        label="Text in Bangla"
        lang="bn"
        rows={10}
        defaultValue={text ? savedReplyIn(text, 'bn') : undefined}
        readOnly={busy}
        help="Offered for conversations in Bangla; may be empty."
        error={problem('bangla')}
      />
      <div className="mt-1 flex gap-2">
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save reply'}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The button that opens the saved replies, and the panel that manages them. */
export function SavedReplies() {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<CannedText | 'new' | null>(null);
  const [dirty, setDirty] = useState(false);
  const query = useAdminListCannedTexts({ query: { enabled: open } });
  const deletion = useDeletion({
    mutation: useAdminDeleteCannedText(),
    variablesOf: ({ id }: CannedText) => ({ id }),
    failed: 'Failed to delete the saved reply',
    onDeleted: () => undefined,
  });
  const leave = () => {
    setDirty(false);
    setEdited(null);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <TextQuote aria-hidden="true" />
        Saved replies
      </Button>
      <SideSheet
        open={open}
        title="Saved replies"
        dirty={dirty}
        onClose={() => {
          leave();
          setOpen(false);
        }}
      >
        {edited ? (
          <CannedTextForm
            key={edited === 'new' ? 'new' : edited.id}
            text={edited === 'new' ? null : edited}
            onDirty={setDirty}
            onClose={leave}
          />
        ) : (
          <>
            <Button className="mb-6" onClick={() => setEdited('new')}>
              Add saved reply
            </Button>
            <QueryState
              query={query}
              loading="Loading saved replies"
              toMessage={(error) => errorMessage(error, 'Failed to fetch saved replies')}
              isEmpty={({ items }) => items.length === 0}
              empty={<EmptyState scene="writing" title="No saved replies yet" line="Save replies you send often." />}
            >
              {({ items }) => (
                <ul aria-label="Saved replies">
                  {items.map((item) => (
                    <li key={item.id} className="border-t border-border py-4 first:border-t-0">
                      <h3 className="text-base wrap-anywhere">{item.title}</h3>
                      <p className="each-direction mt-1 line-clamp-3 text-sm wrap-anywhere whitespace-pre-wrap text-muted-foreground">
                        {item.text}
                      </p>
                      <div className="mt-2 flex gap-2">
                        <Button
                          variant="outline"
                          size="sm"
                          aria-label={`Edit ${item.title}`}
                          onClick={() => setEdited(item)}
                        >
                          Edit
                        </Button>
                        <Button
                          variant="ghost"
                          size="sm"
                          aria-label={`Delete ${item.title}`}
                          onClick={() => deletion.requestDeletion(item)}
                        >
                          Delete
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </QueryState>
          </>
        )}
      </SideSheet>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this saved reply?" action="Delete">
        {deletion.candidate?.title}
      </ConfirmDialog>
    </>
  );
}
