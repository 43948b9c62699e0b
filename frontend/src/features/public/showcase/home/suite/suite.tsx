import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { IconText, SuiteHead } from '@/api/generated/model.ts';
import confluence from '@/assets/confluence.svg';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { SuiteIcon } from './suite-icon.tsx';

/** The form is loaded only when the visitor wants to join. */
const WaitlistForm = lazyComponent(() => import('./waitlist-form.tsx').then(({ WaitlistForm: form }) => form));

const JOIN = buttonVariants({ variant: 'marigold', size: 'lg', className: 'mt-5' });

interface SuiteProps {
  readonly features: readonly IconText[];
  readonly head: SuiteHead;
  /** The messaging channel, which serves as the waitlist unless the site has its own. */
  readonly channelUrl: string;
}

/** The number of streams in the drawing; with another number of cards only the joined river is shown. */
const STREAMS = 4;

/** What is being built: four parts, each the source of a stream that flows into one river. */
export function Suite({ features, head, channelUrl }: SuiteProps) {
  const [asking, setAsking] = useState(false);
  if (features.length === 0) return null;
  return (
    <section
      aria-labelledby="coming-soon"
      className={clsx(
        'below-fold below-fold-71 sm:below-fold-55 dark deep suite',
        features.length === STREAMS && 'suite-joined',
      )}
    >
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <h2 id="coming-soon" className="text-6xl tracking-[-0.022em]">
            {head.title}
          </h2>
          <div className="max-w-[26rem]">
            {head.text ? <p className="text-muted-foreground">{head.text}</p> : null}
            {asking ? (
              <Suspense fallback={<div className="mt-5 h-13" />}>
                <WaitlistForm />
              </Suspense>
            ) : head.waitlist ? (
              <>
                <button
                  type="button"
                  className={`${JOIN} [@media(scripting:none)]:hidden`}
                  onClick={() => setAsking(true)}
                >
                  <Trans>Join the Waitlist</Trans>
                </button>
                <NoScriptNotice feature={t`The waitlist`} />
              </>
            ) : channelUrl ? (
              <a href={channelUrl} target="_blank" rel="noopener" className={JOIN}>
                <Trans>Join the Waitlist</Trans>
                <ArrowUpRight aria-hidden="true" />
              </a>
            ) : null}
          </div>
        </div>
        <ul className="suite-features">
          {features.map(({ icon, title, description }) => (
            <li key={title}>
              <SuiteIcon name={icon} className="size-7 text-primary" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-sm text-muted-foreground">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
      <div className="suite-river">
        <img src={confluence} alt="" loading="lazy" width={2000} height={416} />
        <span className="suite-sun bg-marigold" />
      </div>
    </section>
  );
}
