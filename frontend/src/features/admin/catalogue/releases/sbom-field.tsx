import { Trash2 } from 'lucide-react';
import type { AdminReleaseSbom } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { FileUpload } from '../../kit/uploads/file-upload.tsx';
import { formatByteProgress } from '../../kit/uploads/upload-speed.ts';

interface SbomFieldProps {
  readonly sbom: AdminReleaseSbom | null;
  readonly error?: string | undefined;
  readonly onBusy: (busy: boolean) => void;
  readonly onChange: (sbom: AdminReleaseSbom | null) => void;
}

/** The bill of materials of a release; uploaded immediately, part of the release once it is saved. */
export function SbomField({ sbom, error, onBusy, onChange }: SbomFieldProps) {
  return (
    <fieldset id="sbom" tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-sm font-semibold">Bill of materials (SBOM)</legend>
      {sbom ? (
        <div className="flex items-center justify-between gap-3 rounded-md border border-input bg-card p-3">
          <p className="min-w-0 text-sm font-medium wrap-anywhere">
            <bdi>{sbom.name}</bdi>
            <span className="block font-normal text-muted-foreground tabular-nums">
              {formatByteProgress(sbom.size_bytes)}
            </span>
          </p>
          <IconButton icon={Trash2} label={`Remove ${sbom.name}`} onClick={() => onChange(null)} className="-mr-1.5" />
        </div>
      ) : null}
      {sbom && !error ? null : (
        <div className={sbom ? 'mt-2.5' : undefined}>
          <FileUpload
            label="Bill of materials for this release"
            action="Add a file"
            error={error}
            limited
            help="CycloneDX or SPDX as JSON, at most 5 MB. Linked in the changelog."
            onBusy={onBusy}
            onDone={({ id, name, size_bytes: sizeBytes }) => onChange({ fileId: id, name, size_bytes: sizeBytes })}
          />
        </div>
      )}
    </fieldset>
  );
}
