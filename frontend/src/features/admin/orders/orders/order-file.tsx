import { clsx } from 'clsx';
import { FileArchive, FileX } from 'lucide-react';
import type { OrderFile as File, OrderStatus } from '@/api/generated/model.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { DownloadsLeft, type LineOfOrder } from './downloads-left.tsx';
import { formatDownloads } from './orders-format.ts';

interface OrderFileProps {
  readonly file: File | null;
  readonly status: OrderStatus;
  readonly line?: LineOfOrder | undefined;
}

const isOpen = (status: OrderStatus) => status === 'pending' || status === 'processing';

/** The file that was delivered with the order. */
export function OrderFile({ file, status, line }: OrderFileProps) {
  if (!file) {
    return (
      <p className="text-sm text-muted-foreground">
        {isOpen(status) ? 'Delivered when the order is completed.' : 'This order has no file.'}
      </p>
    );
  }
  const Sign = file.revoked ? FileX : FileArchive;
  return (
    <div className="flex items-start gap-3 text-sm">
      <Sign className="mt-0.5 size-5 shrink-0 text-ink-10" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0">
        <p className={clsx('font-medium wrap-anywhere', file.revoked && 'text-muted-foreground line-through')}>
          <bdi lang={detectLanguage(file.file_name)}>{file.file_name}</bdi>
        </p>
        <p className="text-muted-foreground tabular-nums">
          {`${file.version ? `Version ${file.version}. ` : ''}${formatDownloads(file.download_count)}${file.revoked ? '. Access removed.' : ''}`}
        </p>
        {file.downloads_left !== undefined && line && !file.revoked ? (
          <DownloadsLeft left={file.downloads_left} line={line} />
        ) : null}
      </div>
    </div>
  );
}
