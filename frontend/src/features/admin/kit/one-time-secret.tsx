import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';

interface SecretOnceProps {
  /** The accessible name: 'Secret of Release build'. */
  readonly label: string;
  readonly secret: string;
  /** What it is used for. */
  readonly children?: ReactNode;
}

/** A secret that the server shows only in the response that created it. */
export function OneTimeSecret({ label, secret, children }: SecretOnceProps) {
  const copyText = useCopy();
  const copy = () =>
    void copyText(secret, {
      copied: 'Secret copied',
      failed: 'Failed to copy. Select the secret and copy it manually.',
    });
  return (
    <div className="grid gap-4">
      <Banner tone="success">Copy the secret now and store it safely. You won’t be able to see it again.</Banner>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-input p-3">
        <output
          aria-label={label}
          className="min-w-0 grow basis-48 font-mono text-sm wrap-anywhere select-all"
          dir="ltr"
        >
          {secret}
        </output>
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      {children}
    </div>
  );
}
