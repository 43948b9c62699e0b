import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileJson, Rss } from 'lucide-react';
import type { Changelog, ChangelogEntry } from '@/api/generated/model.ts';
import { AdvisoryText } from '@/components/release/advisory-text.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Container } from '@/components/ui/container.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { toAddress } from '@/i18n/language.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';

interface ChangelogPageProps {
  readonly changelog: Changelog;
}

/** The notes of every version of a product, newest first. */
export function ChangelogPage({ changelog: { product_id, product, releases } }: ChangelogPageProps) {
  return (
    <Container className="pt-8 pb-20 lg:pt-14 lg:pb-32">
      <header className="border-b border-border pb-8 lg:pb-12">
        <Link
          to="/product/$id"
          params={{ id: String(product_id) }}
          activeOptions={{ exact: true }}
          className="touch-target inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-primary hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <bdi lang={detectLanguage(product)}>{product}</bdi>
        </Link>
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="text-5xl">
            <Trans>What’s new</Trans>
          </h1>
          <a
            href={toAddress(`/product/${product_id}/changelog.xml`)}
            className="touch-target inline-flex items-center gap-2 text-sm text-muted-foreground hover:text-foreground hover:underline"
          >
            <Rss aria-hidden="true" className="size-4" />
            <Trans>Follow as a feed</Trans>
          </a>
        </div>
      </header>
      {releases.length === 0 ? (
        <p className="pt-10 text-lg text-muted-foreground">
          <Trans>No versions released yet.</Trans>
        </p>
      ) : (
        <ol>
          {releases.map((release) => (
            <li key={release.version}>
              <Entry product={product_id} release={release} />
            </li>
          ))}
        </ol>
      )}
      <p className="pt-8 text-sm text-muted-foreground">
        <Trans>Found a security problem?</Trans>{' '}
        <Link
          to="/security"
          search={{ product }}
          className="font-semibold text-foreground underline underline-offset-4"
        >
          <Trans>Report a vulnerability</Trans>
        </Link>
      </p>
    </Container>
  );
}

interface EntryProps {
  /** Id of the product. */
  readonly product: number;
  readonly release: ChangelogEntry;
}

function Entry({ product, release }: EntryProps) {
  const { id, version, channel, published_at, withdrawn, advisories, sbom, html } = release;
  return (
    <article
      aria-labelledby={`v${version}`}
      className="grid gap-x-8 gap-y-4 border-b border-border py-9 lg:grid-cols-12 lg:py-12"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:col-span-4 lg:block">
        <h2 id={`v${version}`} className="scroll-mt-6 text-2xl tabular-nums wrap-anywhere">
          {version}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground tabular-nums lg:mt-2">
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          {channel === 'beta' ? (
            <Badge variant="warning">
              <Trans>Beta</Trans>
            </Badge>
          ) : null}
          {withdrawn ? (
            <Badge variant="destructive">
              <Trans>Withdrawn</Trans>
            </Badge>
          ) : null}
        </p>
      </div>
      <div className="max-w-[38rem] min-w-0 lg:col-span-8">
        {withdrawn ? (
          <p className="mb-3 text-muted-foreground">
            <Trans>This version was withdrawn and is no longer available.</Trans>
          </p>
        ) : null}
        {html ? (
          <RenderedText html={html} />
        ) : (
          <p className="text-muted-foreground">
            <Trans>No notes for this version.</Trans>
          </p>
        )}
        {advisories.length > 0 ? (
          <>
            <h3 className="mt-6 text-lg">
              <Trans>Fixed vulnerabilities</Trans>
            </h3>
            <ul className="mt-3 grid gap-5">
              {advisories.map((advisory) => (
                <li key={advisory.reference + advisory.summary}>
                  <AdvisoryText advisory={advisory} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {sbom && id ? (
          <a
            href={`/api/products/${product}/releases/${id}/sbom`}
            download={sbom.name}
            className="touch-target mt-6 inline-flex items-center gap-2 text-sm text-muted-foreground hover:text-foreground hover:underline"
          >
            <FileJson aria-hidden="true" className="size-4" />
            <Trans>Bill of materials (SBOM)</Trans>
          </a>
        ) : null}
      </div>
    </article>
  );
}
