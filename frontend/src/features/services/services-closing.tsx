import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { LogoMark } from '@/components/layout/logo-mark.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Container } from '@/components/ui/container.tsx';

interface ServicesClosingProps {
  /** The messaging channel; empty while none is set. */
  readonly channelUrl: string;
}

/** For everybody who has not found their case among the services. */
export function ServicesClosing({ channelUrl }: ServicesClosingProps) {
  return (
    <section className="dark deep relative overflow-hidden">
      <Container className="relative z-1 py-20 lg:py-32">
        <h2 className="max-w-[36rem] text-4xl">Not sure which of these you need?</h2>
        <p className="mt-5 max-w-[30rem] text-lg text-muted-foreground">
          Describe the problem in a few sentences. We answer within one working day.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {channelUrl ? (
            <a href={channelUrl} target="_blank" rel="noopener" className={buttonClass({ size: 'large' })}>
              <Send aria-hidden="true" />
              Write in our channel
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          <Link to="/contact" className={buttonClass({ variant: 'secondary', size: 'large' })}>
            Contact Us
          </Link>
        </div>
      </Container>
      <LogoMark className="services-mark text-primary" />
    </section>
  );
}
