import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { SiteLogo } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';

interface ServicesClosingProps {
  /** The messaging channel; empty while none is set. */
  readonly channelUrl: string;
  /** How soon messages are answered; empty while nobody says. */
  readonly answer: string;
  readonly logo: SiteLogo | null;
  /** Whether anything is listed above. */
  readonly hasServices: boolean;
}

/** For everybody who has not found their case among the services. */
export function ServicesClosing({ channelUrl, answer, logo, hasServices }: ServicesClosingProps) {
  return (
    <section className="dark deep relative overflow-hidden">
      <Container className="relative z-1 py-20 lg:py-32">
        <h2 className="max-w-[36rem] text-4xl">
          {hasServices ? 'Not sure which of these you need?' : 'Tell us what you need'}
        </h2>
        <p className="mt-5 max-w-[30rem] text-lg text-muted-foreground">
          {`Describe the problem in a few sentences. ${answer}`}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {channelUrl ? (
            <a href={channelUrl} target="_blank" rel="noopener" className={buttonVariants({ size: 'lg' })}>
              <Send aria-hidden="true" />
              Write in our channel
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          <Link to="/contact" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            Contact Us
          </Link>
        </div>
      </Container>
      {logo ? <img src={logo.dark} alt="" loading="lazy" className="services-mark" /> : null}
    </section>
  );
}
