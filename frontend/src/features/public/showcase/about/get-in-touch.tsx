import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Container } from '@/components/ui/container.tsx';

/** The link to the contact page: one line from edge to edge. */
export function GetInTouch() {
  return (
    <Link
      to="/contact"
      className="group block border-t border-border -outline-offset-4 transition-colors hover:bg-primary hover:text-primary-foreground focus-visible:bg-primary focus-visible:text-primary-foreground"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-14 lg:py-20">
        <span className="text-5xl font-display font-semibold tracking-[-0.02em]">
          <Trans>Get in Touch</Trans>
        </span>
        <ArrowRight aria-hidden="true" className="size-12 transition-transform group-hover:translate-x-2 lg:size-16" />
      </Container>
    </Link>
  );
}
