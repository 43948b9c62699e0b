import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';

/** The way from the work of others to one's own project. */
export const StartProject = () => (
  <section className="dark deep print:hidden">
    <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-7 py-16 lg:py-24">
      <div>
        <h2 className="max-w-[34rem] text-4xl">
          <Trans>What takes too long where you work?</Trans>
        </h2>
        <p className="mt-4 max-w-[30rem] text-lg text-muted-foreground">
          <Trans>Describe it in a few sentences. You get questions first, then a quote.</Trans>
        </p>
      </div>
      <Link to="/start-project" className={buttonVariants({ size: 'lg' })}>
        <Trans>Tell us about your project</Trans>
      </Link>
    </Container>
  </section>
);
