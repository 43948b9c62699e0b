import { Suspense, useState } from 'react';
import type { Download } from '@/api/generated/model.ts';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';

const VersionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface VersionsSectionProps {
  readonly download: Pick<Download, 'id' | 'product_name' | 'version'>;
}

/** Opens all versions of a file, with notes, platforms and checksums; loaded on click. */
export function VersionsSection({ download }: VersionsSectionProps) {
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
        All versions
        <span className="sr-only">{` of ${download.product_name}`}</span>
      </button>
      {opened ? (
        <Suspense>
          <VersionsDialog download={download} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
