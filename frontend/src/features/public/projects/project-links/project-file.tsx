import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { Deliverable, DeliverableVersion, LinkedProject } from '@/api/generated/model.ts';
import {
  getGetLinkedProjectPreviewQueryKey,
  getLinkedProjectFile,
  getLinkedProjectPreview,
} from '@/api/generated/project-links/project-links.ts';
import { FileIcon, FilePicture } from '@/components/project/file-picture.tsx';
import { PictureViewer } from '@/components/project/picture-viewer.tsx';
import type { PreviewSource } from '@/components/project/use-preview.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { AnswerForm } from './answer-form.tsx';
import { projectHeaders } from './project-token.ts';
import { useAnswerKind } from './use-answer-kind.ts';
import { useClientMarks } from './use-client-marks.ts';

interface DeliverableProps {
  readonly token: string;
  readonly deliverable: Deliverable;
  /** Others only read it. */
  readonly mayAnswer: boolean;
  /** Requests so far; null for readers who cannot add any. */
  readonly changes: LinkedProject['changes'] | null;
}

const previewSource =
  (token: string): PreviewSource =>
  (id, size) => ({
    queryKey: getGetLinkedProjectPreviewQueryKey(id, { size }),
    load: () => getLinkedProjectPreview(id, { size }, projectHeaders(token)),
  });

/** A file with its versions, which open in a viewer; the newest one can be answered. */
export function DeliverableCard({ token, deliverable, mayAnswer, changes }: DeliverableProps) {
  const { title, for_approval: forApproval, versions } = deliverable;
  const [newest, ...older] = versions;
  const [shown, setShown] = useState<string | null>(null);
  const [answer, setAnswer] = useAnswerKind(newest?.id ?? '');
  const source = previewSource(token);
  const version = versions.find(({ id }) => id === shown)?.number ?? 0;
  const marks = useClientMarks(token, { id: shown, title, version, changes });
  if (!newest) return null;
  return (
    <li className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {forApproval ? <AnswerBadge file={newest} /> : null}
      </div>
      {newest.preview ? (
        <div className="mt-4 mb-3">
          <FilePicture file={newest} title={title} source={source} onOpen={() => setShown(newest.id)} />
        </div>
      ) : null}
      <VersionRow token={token} file={newest} />
      <Answer file={newest} />
      <PictureViewer
        title={title}
        versions={versions}
        shown={shown}
        onShow={setShown}
        source={source}
        marks={marks}
        next={
          mayAnswer && forApproval && newest.approved === null && newest.open_marks > 0 ? (
            <div className="mt-auto rounded-lg bg-muted p-4">
              <p className="text-sm">
                <Trans>Added all your marks? Open ones are included in your request.</Trans>
              </p>
              <Button
                size="sm"
                className="mt-3"
                onClick={() => {
                  setShown(null);
                  setAnswer('changes');
                }}
              >
                <Trans>Request changes</Trans>
              </Button>
            </div>
          ) : null
        }
      />
      {mayAnswer && forApproval && newest.approved === null ? (
        <AnswerForm token={token} title={title} file={newest} kind={answer} onKind={setAnswer} />
      ) : null}
      {older.length > 0 ? (
        <details className="mt-4 border-t border-border pt-3">
          <summary className="min-h-6 w-fit cursor-pointer text-sm text-muted-foreground underline-offset-4 hover:underline">
            <Trans>Earlier versions</Trans>
          </summary>
          <ul className="mt-1 grid gap-3">
            {older.map((file) => (
              <li key={file.id}>
                <VersionRow token={token} file={file} onOpen={() => setShown(file.id)} />
                <Answer file={file} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function AnswerBadge({ file: { approved } }: { readonly file: DeliverableVersion }) {
  if (approved === null)
    return (
      <Badge variant="warning">
        <Trans>Needs your review</Trans>
      </Badge>
    );
  return approved ? (
    <Badge variant="success">
      <Trans>Approved</Trans>
    </Badge>
  ) : (
    <Badge variant="info">
      <Trans>Changes in progress</Trans>
    </Badge>
  );
}

interface VersionRowProps {
  readonly token: string;
  readonly file: DeliverableVersion;
  /** Shows the picture of an earlier version. */
  readonly onOpen?: () => void;
}

function VersionRow({ token, file, onOpen }: VersionRowProps) {
  const { id, number, name, size_bytes: sizeBytes, note, created_at: createdAt, preview } = file;
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getLinkedProjectFile(id, projectHeaders(token)),
    onSuccess: (content) => saveFile(content, name),
    onError: () => show({ tone: 'danger', text: t`Failed to fetch the file` }),
  });
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-sm">
        {preview ? null : <FileIcon name={name} />}
        <div className="min-w-0">
          {preview ? null : (
            <p className="font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
          )}
          <p className="text-muted-foreground tabular-nums">
            <span>
              <Trans>Version {number}</Trans>
            </span>
            <span>{` · ${formatDate(createdAt)} · ${formatSize(sizeBytes)}`}</span>
            {file.marks > 0 ? <span>{` · ${plural(file.marks, { one: '# mark', other: '# marks' })}`}</span> : null}
          </p>
          {note ? <p className="each-direction mt-1 wrap-anywhere whitespace-pre-wrap">{note}</p> : null}
        </div>
      </div>
      {preview && onOpen ? (
        <Button variant="outline" size="sm" onClick={onOpen}>
          <Trans>View</Trans>
          <span className="sr-only">{t`version ${number}`}</span>
        </Button>
      ) : null}
      <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
        {isPending ? null : <FileDown aria-hidden="true" />}
        <Trans>Download</Trans>
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

function Answer({ file }: { readonly file: DeliverableVersion }) {
  const { approved, answered_by: name, comment, answered_at: at } = file;
  if (approved === null || at === null) return null;
  const day = formatDate(at);
  return (
    <div className="mt-3 border-s-2 border-border ps-3 text-sm">
      <p className="text-muted-foreground">
        {approved ? (
          <Trans>
            Approved by <bdi>{name}</bdi>, <time dateTime={at}>{day}</time>
          </Trans>
        ) : (
          <Trans>
            Changes requested by <bdi>{name}</bdi>, <time dateTime={at}>{day}</time>
          </Trans>
        )}
      </p>
      {comment ? <p className="each-direction mt-1 wrap-anywhere whitespace-pre-wrap">{comment}</p> : null}
    </div>
  );
}
