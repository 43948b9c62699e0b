import { useMutation } from '@tanstack/react-query';
import { Eye, FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  adminGetProjectFile,
  adminGetProjectPreview,
  getAdminGetProjectPreviewQueryKey,
  useAdminAddProjectFile,
  useAdminRemoveProjectFile,
} from '@/api/generated/admin-projects/admin-projects.ts';
import type { Deliverable, DeliverableVersion, ProductFile } from '@/api/generated/model.ts';
import { projectFileInputNoteMax, projectFileInputTitleMax } from '@/api/generated/zod/schemas/projectFileInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { FilePicture } from '@/components/project/file-picture.tsx';
import { PictureViewer } from '@/components/project/picture-viewer.tsx';
import type { PreviewSource } from '@/components/project/use-preview.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Can } from '../../kit/can.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { FileUpload } from '../../kit/uploads/file-upload.tsx';
import { useStudioMarks } from './use-studio-marks.ts';

interface ProjectFilesProps {
  readonly lead: string;
  readonly deliverables: readonly Deliverable[];
  /** The client can open the page. */
  readonly isShared: boolean;
}

/** Files for the client with their versions and responses, and the form to add one. */
export function ProjectFiles({ lead, deliverables, isShared }: ProjectFilesProps) {
  const [uploaded, setUploaded] = useState<ProductFile | null>(null);
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">Files</h3>
      {deliverables.length > 0 ? (
        <ul className="mt-1 divide-y divide-border">
          {deliverables.map((deliverable) => (
            <DeliverableRow key={deliverable.id} lead={lead} deliverable={deliverable} isShared={isShared} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted-foreground">Add designs, documents or releases for the client.</p>
      )}
      <Can do="adminAddProjectFile">
        <div className="mt-4">
          {uploaded ? (
            <AddForm lead={lead} file={uploaded} deliverables={deliverables} onClose={() => setUploaded(null)} />
          ) : (
            <FileUpload
              label="File for the client"
              action="Upload a file"
              help="You can name it next."
              onDone={setUploaded}
            />
          )}
        </div>
      </Can>
    </div>
  );
}

function stateOf({ for_approval: forApproval, versions: [newest] }: Deliverable, isShared: boolean) {
  if (!forApproval || !newest) return null;
  if (newest.approved === null && !isShared) return <Badge variant="secondary">Not shared</Badge>;
  if (newest.approved === null) return <Badge variant="warning">Waiting for the client</Badge>;
  return newest.approved ? (
    <Badge variant="success">Approved</Badge>
  ) : (
    <Badge variant="destructive">Changes requested</Badge>
  );
}

const previewSource =
  (lead: string): PreviewSource =>
  (id, size) => ({
    queryKey: getAdminGetProjectPreviewQueryKey(lead, id, { size }),
    load: () => adminGetProjectPreview(lead, id, { size }),
  });

interface DeliverableRowProps extends Pick<ProjectFilesProps, 'lead' | 'isShared'> {
  readonly deliverable: Deliverable;
}

function DeliverableRow({ lead, deliverable, isShared }: DeliverableRowProps) {
  const { title, versions } = deliverable;
  const [newest] = versions;
  const [shown, setShown] = useState<string | null>(null);
  const source = previewSource(lead);
  const marks = useStudioMarks(lead, shown);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="text-sm font-semibold wrap-anywhere">{title}</bdi>
        {stateOf(deliverable, isShared)}
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
        {newest?.preview ? (
          <div className="w-full sm:w-52">
            <FilePicture file={newest} title={title} source={source} onOpen={() => setShown(newest.id)} />
          </div>
        ) : null}
        <ul className="grid min-w-0 flex-1 basis-64 gap-1">
          {versions.map((file) => (
            <VersionRow key={file.id} lead={lead} file={file} onOpen={() => setShown(file.id)} />
          ))}
        </ul>
      </div>
      <PictureViewer title={title} versions={versions} shown={shown} onShow={setShown} source={source} marks={marks} />
    </li>
  );
}

const marksOf = ({ marks, open_marks: open }: DeliverableVersion): string =>
  `${marks === 1 ? '1 mark' : `${marks} marks`}${open > 0 ? `, ${open} to resolve` : ''}`;

interface VersionRowProps {
  readonly lead: string;
  readonly file: DeliverableVersion;
  readonly onOpen: () => void;
}

function VersionRow({ lead, file, onOpen }: VersionRowProps) {
  const { id, number, name, size_bytes: sizeBytes, created_at: createdAt, answered_by: by, comment, approved } = file;
  const { show } = useToast();
  const remove = useAdminRemoveProjectFile();
  const load = useMutation({
    mutationFn: () => adminGetProjectFile(lead, id),
    onSuccess: (content) => saveFile(content, name),
    onError: () => show({ tone: 'danger', text: 'Failed to fetch the file' }),
  });
  return (
    <li className="text-sm">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere text-muted-foreground tabular-nums">
          <span>{`Version ${number} · ${formatDate(createdAt)} · `}</span>
          <bdi>{name}</bdi>
          <span>
            {' · '}
            <span className="whitespace-nowrap">{formatSize(sizeBytes)}</span>
          </span>
          {file.marks > 0 ? (
            <span>
              {' · '}
              <span className="whitespace-nowrap">{marksOf(file)}</span>
            </span>
          ) : null}
        </p>
        <span className="flex shrink-0">
          {file.preview ? <IconButton icon={Eye} label={`View version ${number}`} onClick={onOpen} /> : null}
          <IconButton icon={FileDown} label={`Download version ${number}`} onClick={() => load.mutate()} />
          {approved === null ? (
            <Can do="adminRemoveProjectFile">
              <IconButton
                icon={Trash2}
                label={`Remove version ${number}`}
                onClick={() =>
                  remove.mutate(
                    { id: lead, fileId: id },
                    {
                      onSuccess: () => show({ tone: 'success', text: 'File removed' }),
                      onError: (error) =>
                        show({ tone: 'danger', text: errorMessage(error, 'Failed to remove the file') }),
                    },
                  )
                }
              />
            </Can>
          ) : null}
        </span>
      </div>
      {approved === null ? null : (
        <p className="border-s-2 border-border ps-3 wrap-anywhere">
          <span className="text-muted-foreground">{`${by}: `}</span>
          <bdi>{comment || (approved ? 'Approved' : '')}</bdi>
        </p>
      )}
    </li>
  );
}

interface AddFormProps extends Omit<ProjectFilesProps, 'isShared'> {
  readonly file: ProductFile;
  readonly onClose: () => void;
}

/** Names an uploaded file, or makes it the next version of another one. */
function AddForm({ lead, file, deliverables, onClose }: AddFormProps) {
  const [target, setTarget] = useState('');
  const [forApproval, setForApproval] = useState(true);
  const { mutateAsync } = useAdminAddProjectFile();
  const isNew = target === '';
  const { form, busy, failure, problem } = useForm({
    fields: ['title', 'note'],
    check: ({ title }) => (isNew && title.trim() === '' ? { title: 'Please enter a title' } : {}),
    send: async ({ title, note }) => {
      const deliverable = isNew ? null : target;
      const data = { fileId: file.id, deliverable_id: deliverable, title, note, for_approval: forApproval };
      await mutateAsync({ id: lead, data });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to add the file'),
  });
  return (
    <form noValidate aria-label="Add a file" className="rounded-md border border-border p-4" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <p className="mb-4 text-sm">
        <bdi className="font-semibold wrap-anywhere">{file.name}</bdi>
        <span className="ms-2 text-muted-foreground tabular-nums">{formatSize(file.size_bytes)}</span>
      </p>
      {deliverables.length > 0 ? (
        <SelectField
          name="deliverable"
          label="Add as"
          options={[
            { value: '', label: 'A new file' },
            ...deliverables.map(({ id, title }) => ({ value: id, label: `Next version of ${title}` })),
          ]}
          value={target}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
      ) : null}
      {isNew ? (
        <Field name="title" label="Title" maxLength={projectFileInputTitleMax} error={problem('title')} />
      ) : (
        <input type="hidden" name="title" value="" />
      )}
      <TextAreaField name="note" label="What’s new (optional)" rows={2} maxLength={projectFileInputNoteMax} />
      {isNew ? (
        <SwitchField
          name="for_approval"
          label="For approval"
          help="The client approves it or asks for changes."
          checked={forApproval}
          onCheckedChange={setForApproval}
        />
      ) : null}
      <div className="mt-4 flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Add file
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
