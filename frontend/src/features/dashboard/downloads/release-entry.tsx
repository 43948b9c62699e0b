import { ChevronDown } from 'lucide-react';
import type { OwnRelease } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { formatDate } from '@/lib/format.ts';
import { ReleaseFileRow } from './release-file-row.tsx';
import { detectPlatform, filesFor } from './release-format.ts';

interface ReleaseEntryProps {
  /** Id of the download that contains the release. */
  readonly download: string;
  readonly release: OwnRelease;
  /** The newest one is expanded, earlier ones expand on click. */
  readonly isFirst: boolean;
  /** Whether the list of files downloads this version. */
  readonly isPresent: boolean;
}

/** One version: its date, its notes, and its files. */
export function ReleaseEntry({ download, release, isFirst, isPresent }: ReleaseEntryProps) {
  const { version, channel, published_at, html, files } = release;
  return (
    <details open={isFirst} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <span className="font-semibold tabular-nums">{version}</span>
        {channel === 'beta' ? <Badge variant="warning">Beta</Badge> : null}
        {isPresent ? <Badge variant="soft">Your version</Badge> : null}
        <time dateTime={published_at} className="ml-auto text-sm text-muted-foreground tabular-nums">
          {formatDate(published_at)}
        </time>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        {html ? <RenderedText html={html} className="text-sm" /> : null}
        <ul className={html ? 'mt-4 grid gap-2' : 'grid gap-2'}>
          {filesFor(detectPlatform(navigator.userAgent), files).map((file) => (
            <li key={file.file} className="min-w-0">
              <ReleaseFileRow download={download} file={file} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
