import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { saveFile } from '@/lib/save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** What just happened. */
  readonly message: string;
  readonly onDone: () => void;
}

/** The recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, message, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const copyText = useCopy();
  const copy = () =>
    copyText(text, { copied: t`Recovery codes copied`, failed: t`Failed to copy. Download the codes instead.` });
  return (
    <>
      <Banner tone="success">{message}</Banner>
      <h3 ref={focusOnce} tabIndex={-1} className="mt-5 text-lg">
        <Trans>Save your recovery codes</Trans>
      </h3>
      <p className="mt-1 text-sm text-muted-foreground">
        <Trans>Each code works once if you lose your phone. You won’t see them again; store them safely.</Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        translate="no"
        className="mt-4 grid gap-x-8 gap-y-2 rounded-md border border-border p-4 font-mono text-sm select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
    </>
  );
}
