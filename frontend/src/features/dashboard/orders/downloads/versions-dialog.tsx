import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Copy, Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListOwnReleases, useSetReleaseMails } from '@/api/generated/downloads/downloads.ts';
import {
  type Download,
  type OwnRelease,
  type OwnReleaseFile,
  type OwnReleases,
  ReleaseChannel,
} from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { downloadErrorMessage, useDownload } from '../../kit/use-download.ts';
import { FileCheck } from './file-check.tsx';
import { detectPlatform, filesFor, platformLabel } from './release-format.ts';

interface ReleaseFileRowProps {
  /** Id of the download that contains the file. */
  readonly download: string;
  readonly file: OwnReleaseFile;
}

/** One file of a version: platform, size, checksum and download button. */
function ReleaseFileRow({ download, file }: ReleaseFileRowProps) {
  const { name, platform, size_bytes, sha256, requirements } = file;
  const { mutate, isPending, error } = useDownload({ id: download, file_name: name, size_bytes });
  const copyText = useCopy();
  const copy = () =>
    copyText(sha256, {
      copied: t`SHA-256 copied`,
      failed: t`Failed to copy. Select the checksum and copy it manually.`,
    });
  return (
    <div className="rounded-lg border border-border bg-background p-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <p className="font-semibold">{platformLabel(platform)}</p>
          <p className="text-muted-foreground wrap-anywhere">
            <bdi lang={detectLanguage(name)}>{name}</bdi>,{' '}
            <span className="whitespace-nowrap">{formatSize(size_bytes)}</span>
          </p>
          {requirements ? <p className="text-muted-foreground wrap-anywhere">{t`Needs ${requirements}`}</p> : null}
        </div>
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate(file.file)}>
          {isPending ? null : <DownloadIcon aria-hidden="true" />}
          <span>{isPending ? t`Downloading` : t`Download`}</span>
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      </div>
      <div className="mt-2 flex items-center gap-2 border-t border-border pt-1">
        <p className="min-w-0 grow text-xs text-muted-foreground">
          <Trans>
            SHA-256{' '}
            <code translate="no" className="ms-1 break-all select-all">
              {sha256}
            </code>
          </Trans>
        </p>
        <IconButton icon={Copy} label={t`Copy the SHA-256 of ${name}`} onClick={() => void copy()} />
      </div>
      {error && !isPending ? (
        <Banner tone="danger" className="mt-2">
          {downloadErrorMessage(error)}
        </Banner>
      ) : null}
    </div>
  );
}

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
function ReleaseEntry({ download, release, isFirst, isPresent }: ReleaseEntryProps) {
  const { version, channel, published_at, html, files } = release;
  return (
    <details open={isFirst} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <span className="font-semibold tabular-nums">{version}</span>
        {channel === 'beta' ? (
          <Badge variant="warning">
            <Trans>Beta</Trans>
          </Badge>
        ) : null}
        {isPresent ? (
          <Badge variant="soft">
            <Trans>Your version</Trans>
          </Badge>
        ) : null}
        <time dateTime={published_at} className="ms-auto text-sm text-muted-foreground tabular-nums">
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

interface ReleaseMailsProps {
  readonly download: string;
  readonly wanted: boolean;
}

/** Whether new versions of the product are announced by email. */
function ReleaseMails({ download, wanted }: ReleaseMailsProps) {
  const { show } = useToast();
  const { mutate, isPending, isError, variables } = useSetReleaseMails();
  const choose = (next: boolean) =>
    mutate(
      { id: download, data: { wanted: next } },
      { onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to save your choice`) }) },
    );
  return (
    <div className="flex items-center justify-between gap-6 border-t border-border py-4">
      <div>
        <Label htmlFor="release-mails">
          <Trans>Email me about new versions</Trans>
        </Label>
        <p id="release-mails-help" className="text-sm text-muted-foreground">
          <Trans>You’ll still see them under Notifications.</Trans>
        </p>
      </div>
      <Switch
        id="release-mails"
        aria-describedby="release-mails-help"
        checked={variables && !isError ? variables.data.wanted : wanted}
        disabled={isPending}
        onCheckedChange={choose}
      />
    </div>
  );
}

interface VersionsDialogProps {
  readonly download: Pick<Download, 'id' | 'product_name' | 'version'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every version included with a file: its notes, its platforms, and how to verify a download. */
export function VersionsDialog({ download, open, onClose }: VersionsDialogProps) {
  const { id, product_name } = download;
  const query = useListOwnReleases(id, { query: { enabled: open } });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent>
        {open ? (
          <>
            <DialogHeader>
              <DialogTitle>
                <Trans>
                  Versions of{' '}
                  <bdi lang={detectLanguage(product_name)} className="wrap-anywhere">
                    {product_name}
                  </bdi>
                </Trans>
              </DialogTitle>
            </DialogHeader>
            <div className="px-6 pt-2">
              <QueryState
                query={query}
                loading={t`Loading versions`}
                toMessage={(error) => errorMessage(error, t`Failed to fetch the versions`)}
                isEmpty={({ releases }) => releases.length === 0}
                empty={
                  <p className="py-6 text-muted-foreground">
                    <Trans>You have the only version.</Trans>
                  </p>
                }
              >
                {(own) => <Versions id={id} own={own} present={download.version} />}
              </QueryState>
            </div>
            <DialogFooter className="border-t border-border">
              <DialogClose asChild>
                <Button variant="outline">
                  <Trans>Close</Trans>
                </Button>
              </DialogClose>
            </DialogFooter>
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

interface VersionsProps {
  readonly id: string;
  readonly own: OwnReleases;
  readonly present: string | null;
}

function Versions({ id, own, present }: VersionsProps) {
  const [beta, setBeta] = useState(false);
  const hasBetas = own.releases.some(({ channel }) => channel === ReleaseChannel.beta);
  const visibleReleases = own.releases.filter(({ channel }) => beta || channel === ReleaseChannel.stable);
  return (
    <>
      {hasBetas ? (
        <div className="flex items-center justify-between gap-6 pt-2 pb-3">
          <div>
            <Label htmlFor="beta">
              <Trans>Show betas</Trans>
            </Label>
            <p id="beta-help" className="text-sm text-muted-foreground">
              <Trans>Pre-release versions. Back up your work.</Trans>
            </p>
          </div>
          <Switch id="beta" aria-describedby="beta-help" checked={beta} onCheckedChange={setBeta} />
        </div>
      ) : null}
      <ol className="border-b border-border">
        {visibleReleases.map((release, at) => (
          <li key={release.version} className="border-t border-border">
            <ReleaseEntry download={id} release={release} isFirst={at === 0} isPresent={release.version === present} />
          </li>
        ))}
      </ol>
      <FileCheck releases={own.releases} />
      <ReleaseMails download={id} wanted={own.mails} />
    </>
  );
}
