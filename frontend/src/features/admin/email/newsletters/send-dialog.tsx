import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminSendNewsletter } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { AdminNewsletter, NewsletterAudienceCount } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { countText } from '@/lib/count-text.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { readShopInput, shopTimeHelp } from '../../kit/shop-time.ts';
import { sendingTime } from './newsletter-draft.ts';

interface SendDialogProps {
  readonly newsletter: Pick<AdminNewsletter, 'id' | 'version'>;
  /** Counted for what is saved. */
  readonly count: NewsletterAudienceCount;
  readonly onClose: () => void;
  readonly onSent: (newsletter: AdminNewsletter) => void;
}

type When = 'now' | 'later';

const OPTIONS = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Schedule' },
] as const;

/** The chosen moment by the clock of the shop; undefined while it is none in the future. */
function readMoment(local: string): string | undefined {
  const at = readShopInput(local);
  return at !== null && Date.parse(at) > Date.now() ? at : undefined;
}

/** Asks for the time and shows the number of recipients before anything is sent. */
export function SendDialog({ newsletter, count, onClose, onSent }: SendDialogProps) {
  const id = useId();
  const { mutate, isPending, error } = useAdminSendNewsletter();
  const [when, setWhen] = useState<When>(count.total === 0 ? 'later' : 'now');
  const [local, setLocal] = useState('');
  const [problem, setProblem] = useState<string>();
  const recipients = countText(count.total, ['person', 'people']);
  const send = () => {
    const at = when === 'now' ? null : readMoment(local);
    if (at === undefined) return setProblem('Please choose a time in the future');
    mutate({ id: newsletter.id, data: { version: newsletter.version, at } }, { onSuccess: onSent });
  };
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={id}>
        <form noValidate className="p-6" method="post" onSubmit={ownSubmit(send)}>
          <h2 id={id} className="text-xl">
            {count.total === 0 ? 'Schedule newsletter?' : `Send to ${recipients}?`}
          </h2>
          <p className="mt-3 text-sm text-muted-foreground">
            {`${count.total === 0 ? 'This audience has no recipients now. They are determined when sending starts.' : `Takes ${sendingTime(count.total, count)} within your sending limits.`} An email that has been sent can’t be recalled.`}
          </p>
          <div className="mt-5 grid gap-4">
            <ChoiceGroup
              legend="When"
              name="when"
              options={count.total === 0 ? OPTIONS.filter(({ value }) => value === 'later') : OPTIONS}
              value={when}
              onChange={(next) => {
                setWhen(next);
                setProblem(undefined);
              }}
              className="flex"
            />
            {when === 'later' ? (
              <Field
                name="at"
                label="Date and time"
                type="datetime-local"
                value={local}
                onChange={({ currentTarget }) => {
                  setLocal(currentTarget.value);
                  setProblem(undefined);
                }}
                help={`${shopTimeHelp()} Recipients are determined when sending starts.`}
                error={problem}
              />
            ) : null}
          </div>
          {error ? (
            <Banner tone="danger" className="mt-4">
              {errorMessage(error, 'Failed to send the newsletter')}
            </Banner>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isPending}>
              {when === 'now' ? `Send to ${recipients}` : 'Schedule'}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
