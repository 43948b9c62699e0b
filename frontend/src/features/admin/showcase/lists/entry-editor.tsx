import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { PictureData } from '@/components/ui/picture.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { readForm } from '@/lib/form-values.ts';
import { usePageEditing } from '../../kit/content/page-editing.ts';
import { checkFields, type Values } from '../../kit/field-spec.ts';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { EntryField } from './entry-field.tsx';
import { fieldRows } from './field-rows.ts';
import type { BaseEntry, EntryInput, ListKind } from './list-kind.ts';
import { useListDraft } from './use-list-draft.ts';

interface EntryEditorProps<Entry extends BaseEntry, Input extends EntryInput> {
  readonly kind: ListKind<Entry, Input>;
  /** All entries of the list. */
  readonly entries: readonly Entry[];
  /** Null for a new one. */
  readonly entry: Entry | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

const PICTURE_MISSING = 'Please choose a picture';

/** The form of one entry next to its list. */
export function EntryEditor<Entry extends BaseEntry, Input extends EntryInput>({
  kind,
  entries: all,
  entry: given,
  open,
  onClose,
}: EntryEditorProps<Entry, Input>) {
  const id = useId();
  const { show } = useToast();
  // The entry as it was opened, even if the list behind it is refetched: its version tells the server which state this
  // form edited.
  const [entry] = useState(given);
  const [entries] = useState(all);
  const before = entry ? (kind.row(entry).picture ?? null) : null;
  const [picture, setPicture] = useState<PictureData | null>(before);
  const [typed, setTyped] = useState<Values | null>(null);
  const [saved, setSaved] = useState(false);
  const values = entry ? kind.toValues(entry) : {};
  const { mutateAsync: create } = kind.useCreate();
  const { mutateAsync: update } = kind.useUpdate();
  const pictureName = kind.picture?.name ?? 'picture';

  const fields = [...kind.fields.map(({ name }) => name), 'published', pictureName];
  const form = useForm<string>({
    fields,
    check: (typed) => ({
      ...checkFields(kind.fields, typed),
      ...(kind.picture && !picture ? { [pictureName]: PICTURE_MISSING } : {}),
    }),
    send: async (typed) => {
      const { url, alt } = picture ?? { url: '', alt: '' };
      const published = typed.published === 'on';
      if (entry) {
        const data = kind.toInput(typed, { url, alt }, { published, version: entry.version });
        await update({ id: String(entry.id), data });
      } else await create({ data: kind.toInput(typed, { url, alt }, { published }) });
      show({ tone: 'success', text: entry ? 'Changes saved' : `New ${kind.noun} added` });
      setSaved(true);
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, `Failed to save the ${kind.noun}`),
    isChanged: isFormChanged,
  });
  useListDraft(kind, open, { entries, entry, typed, picture });
  const isPictured = usePageEditing() !== null;
  const pictureChanged = picture?.url !== before?.url || picture?.alt !== before?.alt;

  return (
    <SideSheet
      open={open}
      title={entry ? `Edit ${kind.noun}` : `Add ${kind.noun}`}
      onClose={onClose}
      dirty={!saved && !form.busy && (form.dirty || pictureChanged)}
      wide
      atStart={isPictured}
      cancel
      footer={
        <Button type="submit" form={id} busy={form.busy}>
          {entry ? 'Save changes' : `Add ${kind.noun}`}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        {...form.form}
        onInput={(event) => {
          form.form.onInput(event);
          if (isPictured) setTyped(readForm(event.currentTarget, fields));
        }}
        className="grid gap-3"
      >
        {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
        {fieldRows(kind.fields).map((row) => (
          <div key={row[0]?.name} className={row.length > 1 ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : undefined}>
            {row.map((spec) => (
              <EntryField
                key={spec.name}
                spec={spec}
                value={values[spec.name] ?? (spec.kind === 'rating' ? '5' : '')}
                error={form.problem(spec.name)}
              />
            ))}
          </div>
        ))}
        {kind.picture ? (
          <PictureField
            name={pictureName}
            label={kind.picture.label}
            value={picture}
            onChange={setPicture}
            marked
            error={picture ? undefined : form.problem(pictureName)}
            {...(kind.picture.help ? { help: kind.picture.help } : {})}
          />
        ) : null}
        <div className="border-t border-border pt-4">
          <SwitchField
            name="published"
            label="Visible on site"
            help="Turn off to hide it from visitors."
            defaultChecked={entry?.published ?? true}
          />
        </div>
        {entry ? <TranslateLink type={kind.translatable} id={entry.id} className="mt-1" /> : null}
      </form>
    </SideSheet>
  );
}
