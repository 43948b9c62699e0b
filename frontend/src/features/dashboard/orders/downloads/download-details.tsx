import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { Download } from '@/api/generated/model.ts';
import { downloadsLeftText } from '@/components/order/downloads-left-text.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { formatTimes } from '../../kit/file-format.ts';

interface DownloadDetailsProps {
  readonly download: Pick<Download, 'download_count' | 'created_at' | 'size_bytes' | 'downloads_left'>;
  readonly className?: string;
}

/** Download count, date and size: lines in a column of their own, or a single run of text where space is short. */
export function DownloadDetails({ download, className }: DownloadDetailsProps) {
  const { download_count, created_at, size_bytes, downloads_left: left } = download;
  return (
    <div className={clsx('flex flex-wrap gap-x-4 text-xs text-muted-foreground tabular-nums lg:block', className)}>
      <p>{formatTimes(download_count)}</p>
      <p>
        <Trans>
          Added <time dateTime={created_at}>{formatDate(created_at)}</time>
        </Trans>
        {size_bytes > 0 ? (
          <>
            <span aria-hidden="true" className="px-1.5">
              ·
            </span>
            <span className="whitespace-nowrap">{formatSize(size_bytes)}</span>
          </>
        ) : null}
      </p>
      {left === undefined ? null : <p className="font-medium text-foreground">{downloadsLeftText(left)}</p>}
    </div>
  );
}
