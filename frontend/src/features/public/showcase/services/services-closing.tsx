import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { SiteLogo } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';

interface ServicesClosingProps {
  /** The messaging channel; empty while none is set. */
  readonly channelUrl: string;
  /** The usual response time; empty while none is set. */
  readonly answer: string;
  readonly logo: SiteLogo | null;
  /** Whether any services are listed above. */
  readonly hasServices: boolean;
}

/**
 * For visitors whose case is not among the services: a single contact link, to the messaging channel if there is one.
 */
export function ServicesClosing({ channelUrl, answer, logo, hasServices }: ServicesClosingProps) {
  return (
    <section className="dark deep relative overflow-hidden">
      <Container className="relative z-1 py-20 lg:py-32">
        <h2 className="max-w-[36rem] text-4xl">
          {hasServices ? t`Not sure which of these you need?` : t`Tell us what you need`}
        </h2>
        <p className="mt-5 max-w-[30rem] text-lg text-muted-foreground">
          {t`Describe the problem in a few sentences. ${answer}`}
        </p>
        {channelUrl ? (
          <a
            href={channelUrl}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ size: 'lg', className: 'mt-8' })}
          >
            <Send aria-hidden="true" />
            <Trans>
              Write in our channel
              <span className="sr-only"> (opens in a new tab)</span>
            </Trans>
          </a>
        ) : (
          <Link to="/contact" className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
            <Trans>Contact Us</Trans>
          </Link>
        )}
      </Container>
      {logo ? (
        <img src={logo.dark} alt="" loading="lazy" width={logo.width} height={logo.height} className="services-mark" />
      ) : null}
    </section>
  );
}
