import { Container } from '@/components/ui/container.tsx';

interface TechnologyListProps {
  readonly technologies: readonly string[];
}

/** The studio's tools, set as one paragraph of large type. */
export function TechnologyList({ technologies }: TechnologyListProps) {
  if (technologies.length === 0) return null;
  return (
    <section aria-labelledby="technologies" className="border-y border-border bg-surface py-16 lg:py-24">
      <Container className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 id="technologies" className="font-sans text-sm font-semibold tracking-normal text-accent lg:col-span-3">
          Technologies
        </h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-display text-3xl font-semibold tracking-[-0.02em] lg:col-span-9 lg:gap-x-6 lg:text-4xl">
          {technologies.map((name) => (
            <li
              key={name}
              className="after:ml-4 after:font-normal after:text-ink-7 after:content-['/'] last:after:content-none lg:after:ml-6"
            >
              {name}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
