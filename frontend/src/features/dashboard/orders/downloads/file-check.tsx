import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { OwnRelease } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { hashFile } from '../../kit/hash-file.ts';
import { findKnownFile } from './release-format.ts';

interface FileCheckProps {
  readonly releases: readonly OwnRelease[];
}

type Check =
  | { state: 'idle' | 'failed' }
  | { state: 'reading'; share: number }
  | { state: 'done'; name: string; known: ReturnType<typeof findKnownFile> };

/**
 * Checks whether a local file is one of these versions, unchanged. The file is read in the browser and not uploaded.
 */
export function FileCheck({ releases }: FileCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [check, setCheck] = useState<Check>({ state: 'idle' });
  const onFileInput = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    setCheck({ state: 'reading', share: 0 });
    try {
      const sha256 = await hashFile(file, (share) => setCheck({ state: 'reading', share }));
      setCheck({ state: 'done', name: file.name, known: findKnownFile(releases, sha256) });
    } catch {
      setCheck({ state: 'failed' });
    }
  };
  const reading = check.state === 'reading';
  return (
    <section className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-56">
          <h3 className="font-sans text-sm font-semibold tracking-normal">
            <Trans>Check a file</Trans>
          </h3>
          <p className="text-sm text-muted-foreground">
            <Trans>Check that your copy is genuine. It never leaves your device.</Trans>
          </p>
        </div>
        <Button variant="outline" size="sm" busy={reading} onClick={() => input.current?.click()}>
          {reading ? null : <ShieldCheck aria-hidden="true" />}
          <span>{reading ? t`Reading, ${Math.round(check.share * 100)}%` : t`Choose a file`}</span>
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={t`File to check`}
          hidden
          onChange={(event) => void onFileInput(event)}
        />
      </div>
      <div role="status">
        {check.state === 'done' && check.known ? (
          <Banner tone="success" className="mt-3">
            <Trans>
              This is <bdi>{check.known.name}</bdi> <span>of version {check.known.version}, unchanged.</span>
            </Trans>
          </Banner>
        ) : null}
        {check.state === 'done' && !check.known ? (
          <Banner tone="danger" className="mt-3">
            <Trans>
              <bdi>{check.name}</bdi> doesn’t match any of our files. Don’t open it.
            </Trans>
          </Banner>
        ) : null}
        {check.state === 'failed' ? (
          <Banner tone="danger" className="mt-3">
            <Trans>This file could not be read. Please select it again.</Trans>
          </Banner>
        ) : null}
      </div>
    </section>
  );
}
