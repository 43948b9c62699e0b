import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { LiveCard } from './live-card.tsx';
import { LIVE_SIZES } from './live-sizes.ts';
import type { PieceProps } from './load-piece.ts';
import { consumeStart, isFrameAllowed, reloadToStart } from './sandbox-start.ts';

/**
 * The page keeps its own origin, because many pages do not work without their storage; but on the origin of this site
 * it could then remove its own sandbox.
 */
const sandboxFor = (origin: string) =>
  origin === location.origin ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin';

/** A page of the owner in a sandboxed frame. Nothing of it is loaded before the visitor starts it. */
export function SandboxedPage({ preview: { url = '' }, images: [cover] }: PieceProps) {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (consumeStart()) setStarted(true);
  }, []);
  const { host, origin } = new URL(url);
  return (
    <LiveCard
      pieceFirst
      title={t`Try it here`}
      text={t`The preview comes from ${host}. It loads when you start it and has no access to this site.`}
      controls={
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonVariants({ variant: 'outline' })}>
          <Trans>Open in a new tab</Trans>
        </a>
      }
    >
      <div className="relative grid min-h-120 place-items-center overflow-hidden lg:min-h-140">
        {started ? (
          <iframe
            ref={(frame) => frame?.focus()}
            src={url}
            title={t`Preview from ${host}`}
            sandbox={sandboxFor(origin)}
            referrerPolicy="no-referrer"
            loading="lazy"
            className="absolute inset-0 size-full bg-white"
          />
        ) : (
          <>
            {cover ? (
              <div className="absolute inset-0 opacity-30">
                <Picture picture={cover} alt="" sizes={LIVE_SIZES} className="size-full" />
              </div>
            ) : null}
            <Button
              variant="marigold"
              size="lg"
              onClick={() => (isFrameAllowed() ? setStarted(true) : reloadToStart())}
            >
              <Play aria-hidden="true" />
              <Trans>Start the preview</Trans>
            </Button>
          </>
        )}
      </div>
    </LiveCard>
  );
}
