import { Trans } from '@lingui/react/macro';
import { Container } from '@/components/ui/container.tsx';

interface TechnologyListProps {
  readonly technologies: readonly string[];
}

/** The studio's tools, set as one paragraph of large type. */
export function TechnologyList({ technologies }: TechnologyListProps) {
  if (technologies.length === 0) return null;
  return (
    <section aria-labelledby="technologies" className="border-y border-border bg-muted py-16 lg:py-24">
      <Container className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 id="technologies" className="font-sans text-sm font-semibold tracking-normal text-primary lg:col-span-3">
          <Trans>Technologies</Trans>
        </h2>
        {/* A stroke in front of each name; at the start of a line it is outside and clipped. */}
        <div className="overflow-x-clip lg:col-span-9">
          <ul className="-ms-9 text-balance font-display text-3xl font-semibold tracking-[-0.02em] lg:-ms-14 lg:text-4xl">
            {technologies.map((name) => (
              <li
                key={name}
                className="relative inline-block max-w-full wrap-anywhere py-0.5 ps-9 before:absolute before:start-0 before:w-9 before:text-center before:text-ink-7 before:content-['/'] lg:ps-14 lg:before:w-14"
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
