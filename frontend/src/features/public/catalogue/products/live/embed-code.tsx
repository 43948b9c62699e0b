import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useCopy } from '@/hooks/use-copy.ts';

/** Pixels; the frame's content wraps into it from a width of 280 on. */
const HEIGHT = 340;

const escapeQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface EmbedCodeProps {
  readonly url: string;
  readonly title: string;
}

/** The line of HTML that shows a page of ours in another site, closed until it is asked for. */
export function EmbedCode({ url, title }: EmbedCodeProps) {
  const id = useId();
  const code = `<iframe src="${url}" title="${escapeQuotes(title)}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>`;
  const copyText = useCopy();
  const copy = () =>
    copyText(code, { copied: t`Code copied`, failed: t`Failed to copy. Select the code and copy it manually.` });
  return (
    <details className="group mt-3 max-w-144">
      <summary className="w-fit cursor-pointer py-1.5 font-medium text-primary underline-offset-4 hover:underline">
        <Trans>Embed</Trans>
      </summary>
      <p className="mt-2 text-sm text-pretty text-muted-foreground">
        <Trans>Paste this line into a page on your site. It stays current, sets no cookies and loads no scripts.</Trans>
      </p>
      <Label htmlFor={id} className="sr-only">
        <Trans>Embed code</Trans>
      </Label>
      <Textarea
        id={id}
        readOnly
        dir="ltr"
        rows={4}
        spellCheck={false}
        value={code}
        className="mt-3 font-mono text-xs break-all"
      />
      <Button type="button" variant="outline" size="sm" className="mt-3" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        <Trans>Copy code</Trans>
      </Button>
    </details>
  );
}
