import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { IconText } from '@/api/generated/model.ts';
import confluence from '@/assets/confluence.svg';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Container } from '@/components/ui/container.tsx';
import { SuiteIcon } from './suite-icon.tsx';

interface SuiteProps {
  readonly features: readonly IconText[];
  /** The messaging channel, where the waitlist is. */
  readonly channelUrl: string;
}

/** The drawing has so many streams; another number of cards stands beside the joined river. */
const STREAMS = 4;

/** What is being built: four parts, from each of which a stream flows into one river. */
export function Suite({ features, channelUrl }: SuiteProps) {
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
            Coming Soon
          </h2>
          <div className="max-w-[26rem]">
            <p className="text-muted-foreground">
              One premium suite for the tools we use every day. Places in the first round go to the waitlist.
            </p>
            {channelUrl ? (
              <a
                href={channelUrl}
                target="_blank"
                rel="noopener"
                className={buttonClass({ variant: 'marigold', size: 'large', className: 'mt-5' })}
              >
                Join the Waitlist
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
