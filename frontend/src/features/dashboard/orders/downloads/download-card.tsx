import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Download as DownloadIcon } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Download } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toAddress } from '@/i18n/language.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { FileIcon } from '../../kit/file-icon.tsx';
import { downloadErrorMessage, useDownload } from '../../kit/use-download.ts';
import { DownloadDetails } from './download-details.tsx';
import { DownloadRights } from './download-rights.tsx';

const VersionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface VersionsSectionProps {
  readonly download: Pick<Download, 'id' | 'product_name' | 'version'>;
}

/** Opens all versions of a file, with notes, platforms and checksums; loaded on click. */
function VersionsSection({ download }: VersionsSectionProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="touch-target cursor-pointer font-medium text-primary underline decoration-1 underline-offset-2 hover:decoration-2"
      >
        <Trans>
          All versions
          <span className="sr-only"> of {download.product_name}</span>
        </Trans>
      </button>
      {opened ? (
        <Suspense>
          <VersionsDialog download={download} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface ReviewLinkProps {
  readonly download: Pick<Download, 'product_id' | 'reviewed' | 'product_name'>;
}

/** A link to the user's review of the product, or to the review form; nothing if the product is not published. */
function ReviewLink({ download: { product_id, reviewed = false, product_name } }: ReviewLinkProps) {
  if (!product_id) return null;
  // A full page load: the reviews are far below, and the browser scrolls to them natively.
  return (
    <a
      href={toAddress(`/product/${product_id}${reviewed ? '' : '?write=1'}#reviews`)}
      className="touch-target font-medium whitespace-nowrap text-primary underline decoration-1 underline-offset-2 hover:decoration-2"
    >
      <span>{reviewed ? t`Your review` : t`Write a review`}</span>
      <span className="sr-only">{t` of ${product_name}`}</span>
    </a>
  );
}

interface DownloadCardProps {
  readonly download: Download;
  /** The newest file is at the top and slightly larger than the others. */
  readonly isNewest?: boolean;
  /** The file that a link refers to: scrolled into view and marked. */
  readonly isSelected?: boolean;
  /** Further content, below the rights of its plan. */
  readonly children?: ReactNode;
}

/** One file: its name, its source, how often it was downloaded, and the download button. */
export function DownloadCard({ download, isNewest = false, isSelected = false, children }: DownloadCardProps) {
  const { id, file_name, product_name, version, rights } = download;
  const isOver = rights?.grace_until ? Date.parse(rights.grace_until) <= Date.now() : false;
  const { mutate, isPending, error } = useDownload(download);
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isSelected) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isSelected]);

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={`file-${id}`}
      className={clsx(
        'rounded-xl border px-4 sm:px-5',
        isNewest ? 'border-input bg-card py-5 sm:py-6' : 'border-border bg-card py-4',
        isSelected && 'outline-2 outline-offset-2 outline-primary',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)_13rem_auto]">
        <div className="flex w-12 justify-center self-start sm:w-14">
          <FileIcon fileName={file_name} className={isNewest ? 'w-full' : 'w-9 sm:w-10'} />
        </div>
        <div className="min-w-0">
          <h2
            id={`file-${id}`}
            className={clsx(
              'font-sans leading-snug font-semibold tracking-normal text-pretty wrap-anywhere',
              isNewest ? 'text-lg' : 'text-base',
            )}
          >
            <bdi lang={detectLanguage(file_name)}>{file_name}</bdi>
          </h2>
          <p className="mt-0.5 text-sm text-muted-foreground wrap-anywhere empty:hidden">
            {product_name ? <bdi lang={detectLanguage(product_name)}>{product_name}</bdi> : null}
            {version ? (
              <span className="whitespace-nowrap">
                {product_name ? t`, version ${version}` : t`Version ${version}`}
              </span>
            ) : null}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
            {version ? <VersionsSection download={download} /> : null}
            <ReviewLink download={download} />
          </div>
        </div>
        <DownloadDetails download={download} className="col-start-2 lg:col-start-3" />
        {isOver ? null : (
          <Button
            variant={isNewest ? 'default' : 'outline'}
            size="sm"
            busy={isPending}
            onClick={() => mutate(undefined)}
            className="col-start-2 justify-self-start sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:w-34 lg:col-start-4 lg:row-span-1"
          >
            {isPending ? null : <DownloadIcon aria-hidden="true" />}
            <span>{isPending ? t`Downloading` : t`Download`}</span>
            <span className="sr-only">{` ${file_name}`}</span>
          </Button>
        )}
      </div>
      <DownloadRights download={download} />
      {children}
      {error && !isPending ? (
        <Banner tone="danger" className="mt-4">
          {downloadErrorMessage(error)}
        </Banner>
      ) : null}
    </article>
  );
}
