import { Link } from '@tanstack/react-router';
import type { ProductCard } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate } from '@/lib/format.ts';

interface ReleasesProps {
  readonly releases: readonly ProductCard[];
}

/** The latest releases as a ledger: version, product, date. */
export function Releases({ releases }: ReleasesProps) {
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby="releases" className="below-fold py-(--rhythm)">
      <Container>
        <h2 id="releases" className="text-4xl tracking-[-0.018em]">
          Latest releases
        </h2>
        <ol className="mt-7 border-b border-border lg:mt-10">
          {releases.map(({ id, title, version, category, lastUpdate, image }) => (
            <li key={id} className="release group">
              <p className="release-version text-4xl">
                <span className="sr-only">Version </span>
                <span>{version}</span>
              </p>
              <div className="release-name min-w-0">
                <h3 className="text-xl">
                  <Link
                    to="/product/$id"
                    params={{ id: String(id) }}
                    className="decoration-primary decoration-2 underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-sm text-muted-foreground">{category}</p>
              </div>
              <time dateTime={lastUpdate} className="release-date text-sm text-muted-foreground tabular-nums">
                {formatDate(lastUpdate)}
              </time>
              <Picture picture={image} sizes="128px" alt="" className="aspect-4/3 max-md:hidden" />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
