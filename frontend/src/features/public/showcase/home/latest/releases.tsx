import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ProductCard } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { formatDate } from '@/lib/format.ts';

interface ReleasesProps {
  readonly releases: readonly ProductCard[];
}

/** The latest releases as a ledger: version, product, date. The products are above; a row leads to what is new. */
export function Releases({ releases }: ReleasesProps) {
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby="releases" className="below-fold py-(--rhythm)">
      <Container className="releases">
        <h2 id="releases" className="text-3xl tracking-[-0.018em]">
          <Trans>Latest releases</Trans>
        </h2>
        <ol className="border-b border-border">
          {releases.map(({ id, title, version, lastUpdate }) => (
            <li key={id} className="release group">
              <p className="release-version text-xl">
                <span className="sr-only">
                  <Trans>Version</Trans>{' '}
                </span>
                <span>{version}</span>
              </p>
              <h3 className="min-w-0 font-sans text-base font-medium wrap-anywhere">
                <Link
                  to="/product/$id/changelog"
                  params={{ id: String(id) }}
                  className="decoration-primary decoration-2 underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0"
                >
                  <span>{title}</span>
                  <span className="sr-only">
                    <Trans>, what’s new</Trans>
                  </span>
                </Link>
              </h3>
              <time dateTime={lastUpdate} className="text-sm text-muted-foreground tabular-nums">
                {formatDate(lastUpdate)}
              </time>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
