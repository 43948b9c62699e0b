import { Pencil, Rocket, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteRelease,
  useAdminPublishRelease,
  useAdminWithdrawRelease,
} from '@/api/generated/admin-releases/admin-releases.ts';
import type { AdminRelease, AdminReleaseFile } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';
import { publishTime } from './release-draft.ts';
import { formatFileCount, formatRecipients, formatReleaseDate } from './release-format.ts';
import type { ReleasePlan } from './release-plans.ts';

interface PublishDialogProps {
  /** Id of the product. */
  readonly product: string;
  readonly release: AdminRelease;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks whether a release is published now or later, and states the consequences. */
function PublishDialog({ product, release, open, onClose }: PublishDialogProps) {
  const { id, version, channel, revision } = release;
  const formId = useId();
  const field = `publish-at-${id}`;
  const [typed, setTyped] = useState('');
  const { show } = useToast();
  const { mutateAsync } = useAdminPublishRelease({ mutation: { networkMode: 'always' } });
  const at = publishTime(typed);
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
          <p className="text-sm text-muted-foreground">
            {channel === 'beta'
              ? 'Shown to customers who opted in to betas. No notification; new customers get the stable version.'
              : 'If it is the newest version, new customers get it, and customers with updates find it in their downloads. They are notified in the app and by email.'}
          </p>
        </DialogHeader>
        <form id={formId} noValidate className="px-6 pt-5" {...form}>
          <Field
            name={field}
            label="Publish on"
            type="datetime-local"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            help="In your time zone. Leave empty to publish now."
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

interface PlanFilesProps {
  readonly files: readonly AdminReleaseFile[];
  readonly plans: readonly ReleasePlan[];
}

const LIST_FORMAT = new Intl.ListFormat('en', { type: 'conjunction' });

/** Which plan gets which file, for a release whose plans get different ones. */
function PlanFiles({ files, plans: all }: PlanFilesProps) {
  const nameOf = (plan: string) => all.find(({ id }) => id === plan)?.name ?? 'a deleted plan';
  return (
    <ul className="mt-1.5 grid gap-1 text-sm">
      {files.map(({ fileId, name, plans }) => (
        <li key={fileId} className="wrap-anywhere">
          <bdi>{name}</bdi>{' '}
          <span className="text-muted-foreground">{`for ${plans.length === 0 ? 'all plans' : LIST_FORMAT.format(plans.map(nameOf))}`}</span>
        </li>
      ))}
    </ul>
  );
}

interface ReleaseRowProps {
  /** Id of the product. */
  readonly product: string;
  readonly release: AdminRelease;
  readonly plans: readonly ReleasePlan[];
  readonly onEdit: () => void;
}

/** One release: its status, its downloads, and its actions. */
export function ReleaseRow({ product, release, plans: all, onEdit }: ReleaseRowProps) {
  const { id, version, channel, status, current, revision, people } = release;
  const { show } = useToast();
  const [publishing, setPublishing] = useState(false);
  const deletion = useDeletion({
    mutation: useAdminDeleteRelease({ mutation: { networkMode: 'always' } }),
    variablesOf: (row: AdminRelease) => ({ id: product, release: row.id }),
    failed: 'Failed to delete the draft',
    onDeleted: (row) => show({ tone: 'success', text: `Draft of ${row.version} deleted` }),
  });
  const withdrawal = useDeletion({
    mutation: useAdminWithdrawRelease({ mutation: { networkMode: 'always' } }),
    variablesOf: (row: AdminRelease) => ({ id: product, release: row.id, data: { revision } }),
    failed: 'Failed to withdraw the release',
    onDeleted: (row) =>
      show({ tone: 'success', text: isPlanned ? `${row.version} is a draft again` : `${row.version} withdrawn` }),
  });
  const isPlanned = status === 'scheduled';
  const isDraft = status === 'draft';
  return (
    <article
      aria-labelledby={`release-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 rounded-xl border border-border bg-card px-4 py-3.5 sm:px-5"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={`release-${id}`} className="font-sans text-base font-semibold tracking-normal tabular-nums">
            {version}
          </h2>
          <StatusBadge status={status} />
          {channel === 'beta' ? <Badge variant="warning">Beta</Badge> : null}
          {current ? <Badge variant="soft">Current</Badge> : null}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted-foreground tabular-nums">
          <span>{formatReleaseDate(release)}</span>
          <span>{formatFileCount(release.files)}</span>
          {isDraft || isPlanned ? null : <span>{formatRecipients(people)}</span>}
        </p>
        {release.files.some(({ plans }) => plans.length > 0) ? <PlanFiles files={release.files} plans={all} /> : null}
      </div>
      <div className="flex items-center gap-1">
        {isDraft ? (
          <Button variant="outline" size="sm" onClick={() => setPublishing(true)}>
            Publish
            <span className="sr-only">{` ${version}`}</span>
          </Button>
        ) : null}
        <RowMenu
          label={`More actions for ${version}`}
          items={[
            { label: isDraft || isPlanned ? 'Edit' : 'Edit notes', icon: Pencil, onSelect: onEdit },
            ...(isDraft ? [{ label: 'Publish', icon: Rocket, onSelect: () => setPublishing(true) }] : []),
            ...(isPlanned
              ? [{ label: 'Cancel schedule', icon: Undo2, onSelect: () => withdrawal.requestDeletion(release) }]
              : []),
            ...(status === 'published'
              ? [{ label: 'Withdraw', icon: Undo2, danger: true, onSelect: () => withdrawal.requestDeletion(release) }]
              : []),
            ...(isDraft
              ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => deletion.requestDeletion(release) }]
              : []),
          ]}
        />
      </div>
      <PublishDialog
        key={String(publishing)}
        product={product}
        release={release}
        open={publishing}
        onClose={() => setPublishing(false)}
      />
      <ConfirmDialog {...deletion.dialog} question={`Delete the draft of ${version}?`} action="Delete">
        Its notes are deleted. It was never published.
      </ConfirmDialog>
      <ConfirmDialog
        {...withdrawal.dialog}
        question={isPlanned ? `Cancel the schedule of ${version}?` : `Withdraw ${version}?`}
        action={isPlanned ? 'Keep as a draft' : 'Withdraw'}
      >
        {isPlanned
          ? 'It stays a draft and won’t be published.'
          : 'It can no longer be downloaded. Customers get the previous version, and the changelog lists it as withdrawn.'}
      </ConfirmDialog>
    </article>
  );
}
