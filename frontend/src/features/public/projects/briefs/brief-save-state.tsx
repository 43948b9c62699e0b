import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import type { SaveState } from './use-brief.ts';

/** Another window has saved its text; the reader decides which one stays. */
export function Conflict({ onOverwrite }: { readonly onOverwrite: () => Promise<void> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const overwrite = async () => {
    setFailure(null);
    try {
      await onOverwrite();
    } catch (error) {
      setFailure(errorMessage(error, t`Failed to save your brief`));
    }
  };
  return (
    <Banner tone={failure ? 'danger' : 'notice'} className="mb-5">
      <span>{failure ?? t`This brief was changed in another window.`}</span>
      <span className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          <Trans>Load the other version</Trans>
        </Button>
        <Button variant="outline" size="sm" onClick={() => void overwrite()}>
          <Trans>Keep mine</Trans>
        </Button>
      </span>
    </Banner>
  );
}

/** Whether the text is saved, and the link to continue it elsewhere. */
export function SaveLine({ state, refusal }: { readonly state: SaveState; readonly refusal: string | null }) {
  const [copied, setCopied] = useState(false);
  const words = {
    blank: t`Saved as you write.`,
    saving: t`Saving…`,
    saved: t`Saved.`,
    failed: t`Not saved. Retrying…`,
    refused: [t`Not saved.`, refusal].filter(Boolean).join(' '),
    conflict: t`Not saved.`,
  };
  const copy = async () => setCopied(await copyText(window.location.href, navigator));
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
      <p role="status">{words[state]}</p>
      {state === 'saved' ? (
        <Button variant="link" size="sm" className="px-0" onClick={() => void copy()}>
          <Link2 aria-hidden="true" />
          <span>{copied ? t`Link copied` : t`Copy link to continue later`}</span>
        </Button>
      ) : null}
    </div>
  );
}
