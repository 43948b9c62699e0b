import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminGetNewsletterAudiences,
  useAdminSaveNewsletterAudiences,
} from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterAudience, SavedAudience } from '@/api/generated/model.ts';
import { savedAudienceNameMax } from '@/api/generated/zod/schemas/savedAudience.zod.ts';
import { savedAudiencesItemsMax } from '@/api/generated/zod/schemas/savedAudiences.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Detached } from '@/components/ui/detached.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { type NewsletterDraft, toAudience, toAudienceFields } from './newsletter-draft.ts';

interface SavedAudiencesProps {
  readonly draft: NewsletterDraft;
  readonly onChange: (change: Partial<NewsletterDraft>) => void;
}

/** Equal conditions, in whatever order their members are. */
const toKey = (audience: NewsletterAudience | null): string =>
  JSON.stringify(audience && Object.entries(audience).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The team's audiences by name: one fills in the conditions, and the present ones can be saved. */
export function SavedAudiences({ draft, onChange }: SavedAudiencesProps) {
  const { show } = useToast();
  const { data } = useAdminGetNewsletterAudiences();
  const { mutate, isPending } = useAdminSaveNewsletterAudiences();
  const [isNaming, setIsNaming] = useState(false);
  if (!data) return null;
  const { items, version } = data;
  const audience = toAudience(draft);
  const selected = items.find((item) => toKey(item.audience) === toKey(audience));
  const hasConditions = audience !== null && Object.values(audience).some((value) => value !== null && String(value));
  if (items.length === 0 && !hasConditions) return null;
  const remove = (name: string) =>
    mutate(
      { data: { items: items.filter((item) => item.name !== name), version } },
      {
        onSuccess: () => show({ tone: 'success', text: 'Audience deleted' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to delete the audience') }),
      },
    );
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {items.length > 0 ? (
        <div className="min-w-0 grow basis-60">
          <SelectField
            name="savedAudience"
            label="Saved audience"
            options={[
              { value: '', label: hasConditions ? 'Not saved' : 'Everyone' },
              ...items.map(({ name }) => ({ value: name, label: name })),
            ]}
            value={selected?.name ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = items.find(({ name }) => name === value);
              if (chosen) onChange(toAudienceFields(chosen.audience));
            }}
          />
        </div>
      ) : null}
      {selected ? (
        <Button variant="outline" busy={isPending} onClick={() => remove(selected.name)} className="mb-6.25">
          Delete audience
        </Button>
      ) : (
        <Button
          variant="outline"
          disabled={!hasConditions || items.length >= savedAudiencesItemsMax}
          onClick={() => setIsNaming(true)}
          className={items.length > 0 ? 'mb-6.25' : undefined}
        >
          Save audience...
        </Button>
      )}
      <Detached>
        {isNaming && audience ? (
          <NameDialog
            busy={isPending}
            onClose={() => setIsNaming(false)}
            onSave={(name, onError) =>
              mutate(
                { data: { items: [...items, { name, audience }], version } },
                {
                  onSuccess: () => {
                    setIsNaming(false);
                    show({ tone: 'success', text: 'Audience saved' });
                  },
                  onError,
                },
              )
            }
          />
        ) : null}
      </Detached>
    </div>
  );
}

interface NameDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (name: SavedAudience['name'], onError: (error: unknown) => void) => void;
}

/** Asks for the name of the conditions. */
function NameDialog({ busy, onClose, onSave }: NameDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = () => {
    if (name.trim() === '') return setProblem('Please enter a name');
    onSave(name, (error) => setProblem(errorMessage(error, 'Failed to save the audience')));
  };
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={id}>
        <form noValidate className="p-6" method="post" onSubmit={ownSubmit(save)}>
          <h2 id={id} className="mb-5 text-xl">
            Save audience
          </h2>
          <Field
            name="audienceName"
            label="Name"
            autoComplete="off"
            maxLength={savedAudienceNameMax}
            value={name}
            error={problem}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
