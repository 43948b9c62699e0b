import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListOwnReleases } from '@/api/generated/downloads/downloads.ts';
import { type Download, type OwnReleases, ReleaseChannel } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { FileCheck } from './file-check.tsx';
import { ReleaseEntry } from './release-entry.tsx';
import { ReleaseMails } from './release-mails.tsx';

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
                Versions of{' '}
                <bdi lang={detectLanguage(product_name)} className="wrap-anywhere">
                  {product_name}
                </bdi>
              </DialogTitle>
            </DialogHeader>
            <div className="px-6 pt-2">
              <QueryState
                query={query}
                loading="Loading versions"
                toMessage={(error) => errorMessage(error, 'Failed to fetch the versions')}
                isEmpty={({ releases }) => releases.length === 0}
                empty={<p className="py-6 text-muted-foreground">You have the only version.</p>}
              >
                {(own) => <Versions id={id} own={own} present={download.version} />}
              </QueryState>
            </div>
            <DialogFooter className="border-t border-border">
              <DialogClose asChild>
                <Button variant="outline">Close</Button>
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
            <Label htmlFor="beta">Show betas</Label>
            <p id="beta-help" className="text-sm text-muted-foreground">
              Pre-release versions. Back up your work.
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
