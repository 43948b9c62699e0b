import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { focusOnce } from '@/lib/focus-once.ts';

interface ShownSecretProps {
  /** The key's name. */
  readonly name: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret of a key, which the server shows only in the response that created it. */
export function ShownSecret({ name, secret, onDone }: ShownSecretProps) {
  const copyText = useCopy();
  const copy = () =>
    void copyText(secret, {
      copied: t`Secret copied`,
      failed: t`Failed to copy. Select the secret and copy it manually.`,
    });
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-4 py-1 outline-none">
      <Banner tone="success">
        <Trans>Copy the secret now and store it safely. You won’t be able to see it again.</Trans>
      </Banner>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-input p-3">
        <output
          aria-label={t`Secret of ${name}`}
          className="min-w-0 grow basis-48 font-mono text-sm wrap-anywhere select-all"
          dir="ltr"
        >
          {secret}
        </output>
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
