import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminPublishRelease } from '@/api/generated/admin-releases/admin-releases.ts';
import type { AdminRelease } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { readShopInput, shopTimeHelp } from '../../kit/shop-time.ts';
import { publicationEffect } from './release-draft.ts';

interface PublishDialogProps {
  /** Id of the product. */
  readonly product: string;
  readonly release: AdminRelease;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks whether a release is published now or later, and states the consequences. */
export function PublishDialog({ product, release, open, onClose }: PublishDialogProps) {
  const { id, version, channel, revision } = release;
  const formId = useId();
  const field = `publish-at-${id}`;
  const [typed, setTyped] = useState('');
  const { show } = useToast();
  const { mutateAsync } = useAdminPublishRelease();
  const at = readShopInput(typed);
  const { busy, failure, form, problem } = useForm({
    fields: [field],
    check: () => ({}),
    send: async () => {
      await mutateAsync({ id: product, release: id, data: { revision, at } });
      show({ tone: 'success', text: at ? `${version} scheduled` : `${version} published` });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to publish the release'),
  });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{`Publish ${version}?`}</DialogTitle>
          <p className="text-sm text-muted-foreground">{publicationEffect(channel)}</p>
        </DialogHeader>
        <form id={formId} noValidate className="px-6 pt-5" {...form}>
          <Field
            name={field}
            label="Publish on"
            type="datetime-local"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            help={`${shopTimeHelp()} Leave empty to publish now.`}
            error={problem(field)}
          />
          {failure ? (
            <Banner tone="danger" className="mt-4">
              {failure}
            </Banner>
          ) : null}
        </form>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {at ? 'Schedule' : 'Publish now'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
