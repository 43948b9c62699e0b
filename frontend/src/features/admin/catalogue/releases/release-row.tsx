import { MailPlus, Pencil, Rocket, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAdminDeleteRelease, useAdminWithdrawRelease } from '@/api/generated/admin-releases/admin-releases.ts';
import type { AdminRelease, AdminReleaseFile } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';
import { useNewsletterDraft } from '../../kit/use-newsletter-draft.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { formatFileCount, formatRecipients, formatReleaseDate } from './release-format.ts';
import type { ReleasePlan } from './release-plans.ts';

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
  const draftNewsletter = useNewsletterDraft();
  const deletion = useDeletion({
    mutation: useAdminDeleteRelease(),
    variablesOf: (row: AdminRelease) => ({ id: product, release: row.id }),
    failed: 'Failed to delete the draft',
    onDeleted: (row) => show({ tone: 'success', text: `Draft of ${row.version} deleted` }),
  });
  const withdrawal = useDeletion({
    mutation: useAdminWithdrawRelease(),
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
              ? [
                  {
                    label: 'Draft a newsletter',
                    icon: MailPlus,
                    onSelect: () => draftNewsletter({ kind: 'release', id: release.id }),
                  },
                ]
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
