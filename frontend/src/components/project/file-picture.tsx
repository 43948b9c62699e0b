import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { File, FileArchive, FileAudio, FileImage, FileText, FileVideo, type LucideIcon, Maximize2 } from 'lucide-react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PictureVersion } from './marks-source.ts';
import { type PreviewSource, usePreview } from './use-preview.ts';

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\.(?:png|jpe?g|webp|gif|avif|svg|tiff?|psd|ai|fig|sketch)$/i, FileImage],
  [/\.(?:mp4|m4v|mov|webm|mkv|avi)$/i, FileVideo],
  [/\.(?:mp3|wav|m4a|ogg|flac)$/i, FileAudio],
  [/\.(?:zip|gz|tar|rar|7z|apk|ipa|exe|dmg)$/i, FileArchive],
  [/\.(?:pdf|docx?|odt|txt|md|rtf|xlsx?|ods|csv|pptx?|odp)$/i, FileText],
];

/** What kind of file it is, by its name. */
export function FileIcon({ name }: { readonly name: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? File;
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground"
    >
      <Icon className="size-5" strokeWidth={1.5} />
    </span>
  );
}

interface FilePictureProps {
  readonly file: PictureVersion;
  /** Of the deliverable. */
  readonly title: string;
  readonly source: PreviewSource;
  readonly onOpen: () => void;
}

/** The thumbnail of a version, which opens the large picture. Its space is reserved before it has loaded. */
export function FilePicture({ file: { id, number, preview }, title, source, onOpen }: FilePictureProps) {
  const { data: url, isError } = usePreview(source, id, 'small');
  if (!preview) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group relative grid max-h-80 w-full place-items-center overflow-hidden rounded-lg border border-border bg-muted transition-colors hover:border-foreground"
      style={{ aspectRatio: `${preview.width} / ${preview.height}` }}
    >
      {url ? (
        <img src={url} alt={t`${title}, version ${number}`} className="size-full min-h-0 object-contain" />
      ) : isError ? (
        <span className="p-4 text-sm text-muted-foreground">
          <Trans>Preview unavailable</Trans>
        </span>
      ) : (
        <Skeleton className="absolute inset-0 size-full" />
      )}
      <span className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-md border border-border bg-card px-2.5 py-1.5 text-xs font-semibold">
        <Maximize2 className="size-3.5" aria-hidden="true" />
        <Trans>Enlarge</Trans>
      </span>
    </button>
  );
}
