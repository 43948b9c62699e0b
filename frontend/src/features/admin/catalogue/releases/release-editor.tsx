import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminCreateRelease,
  useAdminPublishRelease,
  useAdminUpdateRelease,
} from '@/api/generated/admin-releases/admin-releases.ts';
import { type AdminRelease, ReleaseChannel } from '@/api/generated/model.ts';
import { releaseInputNotesMax } from '@/api/generated/zod/schemas/releaseInput.zod.ts';
import { ReleaseVersionMax } from '@/api/generated/zod/schemas/releaseVersion.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { readShopInput, shopTimeHelp } from '../../kit/shop-time.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { AdvisoriesField } from './advisories-field.tsx';
import { checkRelease, publicationEffect, releaseFields, toDraft, toInput } from './release-draft.ts';
import { ReleaseFilesField } from './release-files-field.tsx';
import type { ReleasePlan } from './release-plans.ts';
import { SbomField } from './sbom-field.tsx';

interface ReleaseEditorProps {
  /** Id of the product. */
  readonly product: string;
  readonly plans: readonly ReleasePlan[];
  /** Null for a new one. */
  readonly saved: AdminRelease | null;
  readonly open: boolean;
  /** Proposed for a new release. */
  readonly version: string;
  readonly onClose: () => void;
  /** A scheduled release was saved, and its time is to change. */
  readonly onPublish: (release: AdminRelease) => void;
}

const FORM = 'release-form';
const CHANNELS = [
  { value: ReleaseChannel.stable, label: 'Stable: for everyone' },
  { value: ReleaseChannel.beta, label: 'Beta: early access' },
];

/** Edits a draft, or what may change of a published release. */
export function ReleaseEditor({ product, plans, saved, open, version: next, onClose, onPublish }: ReleaseEditorProps) {
  const { show } = useToast();
  const [sendingFile, setSendingFile] = useState(false);
  const [sendingSbom, setSendingSbom] = useState(false);
  const sending = sendingFile || sendingSbom;
  const create = useAdminCreateRelease();
  const update = useAdminUpdateRelease();
  const publish = useAdminPublishRelease();
  // Which button was pressed: the form is the same.
  const isForPublication = useRef(false);
  // What is stored when saving succeeded and publishing did not.
  const unpublished = useRef<AdminRelease | null>(null);
  const isPlanned = saved?.status === 'scheduled';
  const form = useDraftForm({
    stored: saved,
    draftKey: `release-${saved?.id ?? product}`,
    draftOf: (release: AdminRelease | null) => toDraft(release, next),
    fields: releaseFields,
    check: checkRelease,
    save: async (draft, base) => {
      const release = toInput(draft);
      const before = unpublished.current ?? base;
      const stored = before
        ? await update.mutateAsync({ id: product, release: before.id, data: { revision: before.revision, release } })
        : await create.mutateAsync({ id: product, data: release });
      unpublished.current = stored;
      if (!isForPublication.current || isPlanned) return stored;
      const at = readShopInput(draft.publishAt);
      return publish.mutateAsync({ id: product, release: stored.id, data: { revision: stored.revision, at } });
    },
    onSaved: (release, before) => {
      const { version, status } = release;
      onClose();
      if (isForPublication.current && isPlanned) return onPublish(release);
      const done = before ? 'saved' : 'saved as a draft';
      const result = isForPublication.current ? (status === 'scheduled' ? 'scheduled' : 'published') : done;
      show({ tone: 'success', text: `${version} ${result}` });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the release'),
    explainAlways: true,
  });
  const { draft, base, problems, change } = form;
  const isFixed = base !== null && (base.status === 'published' || base.status === 'withdrawn');
  return (
    <SideSheet
      wide
      open={open}
      title={base ? `Release ${base.version}` : 'New release'}
      onClose={onClose}
      dirty={form.dirty || sending}
      cancel
      footer={
        <>
          <Button
            type="submit"
            form={FORM}
            variant={isFixed ? 'default' : 'outline'}
            busy={form.busy}
            disabled={sending}
            onClick={() => {
              isForPublication.current = false;
            }}
          >
            {base ? 'Save changes' : 'Save as draft'}
          </Button>
          {isFixed ? null : (
            <Button
              type="submit"
              form={FORM}
              disabled={sending || form.busy}
              onClick={() => {
                isForPublication.current = true;
              }}
            >
              {isPlanned ? 'Publish…' : draft.publishAt ? 'Schedule' : 'Publish now'}
            </Button>
          )}
        </>
      }
    >
      <FailureBanner
        failure={form.failure}
        stale={form.stale && saved !== null}
        onReload={() => saved && form.loadStored(saved)}
        className="mb-5"
      />
      <form id={FORM} {...form.form} className="grid grid-cols-1 gap-6">
        {isFixed ? (
          <p className="text-sm text-muted-foreground">
            Published. Only notes, advisories and bill of materials can be edited.
          </p>
        ) : (
          <>
            <div className="grid gap-6 sm:grid-cols-2">
              <Field
                name="version"
                label="Version"
                maxLength={ReleaseVersionMax}
                autoComplete="off"
                value={draft.version}
                onChange={({ currentTarget }) => change({ version: currentTarget.value })}
                error={problems.version}
                help="Three numbers, such as 2.1.0"
              />
              <SelectField
                name="channel"
                label="Channel"
                options={CHANNELS}
                value={draft.channel}
                onChange={({ currentTarget }) => change({ channel: currentTarget.value as ReleaseChannel })}
                error={problems.channel}
              />
            </div>
            <ReleaseFilesField
              files={draft.files}
              plans={plans}
              error={problems.files}
              onBusy={setSendingFile}
              onChange={(files) => change({ files })}
            />
          </>
        )}
        <MarkdownField
          name="notes"
          label="What’s new"
          value={draft.notes}
          onChange={(notes) => change({ notes })}
          maxLength={releaseInputNotesMax}
          error={problems.notes}
          help="Markdown. Lines starting with a hyphen also go into the email to customers."
        />
        <AdvisoriesField
          advisories={draft.advisories}
          error={problems.advisories}
          onChange={(advisories) => change({ advisories })}
        />
        <SbomField
          sbom={draft.sbom}
          error={problems.sbom}
          onBusy={setSendingSbom}
          onChange={(sbom) => change({ sbom })}
        />
        {isFixed || isPlanned ? null : (
          <div>
            <Field
              name="publishAt"
              label="Publish on"
              type="datetime-local"
              value={draft.publishAt}
              onChange={({ currentTarget }) => change({ publishAt: currentTarget.value })}
              help={`${shopTimeHelp()} Leave empty to publish now.`}
              error={problems.publishAt}
            />
            <p className="mt-3 text-sm text-muted-foreground">{publicationEffect(draft.channel)}</p>
          </div>
        )}
      </form>
    </SideSheet>
  );
}
