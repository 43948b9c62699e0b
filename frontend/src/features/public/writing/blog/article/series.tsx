import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PostSeries, SeriesPart } from '@/api/generated/model.ts';
import { formatReadTime } from '@/lib/content-figures.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatNumber } from '@/lib/format.ts';

interface SeriesProps {
  readonly series: PostSeries;
  /** The current article. */
  readonly id: number;
}

const partNumber = ({ series: { parts }, id }: SeriesProps) => t`Part ${parts.findIndex((part) => part.id === id) + 1}`;

/** Next to the category: the part and its series. Links to the list of parts. */
export function SeriesSummary(props: SeriesProps): ReactNode {
  const { name } = props.series;
  return (
    <p className="min-w-0 text-sm text-muted-foreground">
      <span>{t`${partNumber(props)} of`}</span>{' '}
      <a
        href="#series"
        lang={detectLanguage(name)}
        className="font-semibold text-foreground underline decoration-1 underline-offset-4 hover:text-primary"
      >
        {name}
      </a>
    </p>
  );
}

/** Below the text: all parts of the series in reading order. */
export function SeriesParts({ series: { name, parts }, id }: SeriesProps): ReactNode {
  return (
    <nav id="series" aria-labelledby="series-name" className="mt-12 border-y border-border py-6 sm:py-8 print:hidden">
      <p className="text-sm text-muted-foreground">{t`A series in ${parts.length} parts`}</p>
      <h2 id="series-name" lang={detectLanguage(name)} className="mt-1 text-2xl">
        {name}
      </h2>
      <ol className="mt-4 grid">
        {parts.map((part, index) => (
          <li key={part.id} className="border-border not-first:border-t">
            <Part part={part} number={index + 1} isCurrent={part.id === id} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PartProps {
  readonly part: SeriesPart;
  readonly number: number;
  readonly isCurrent: boolean;
}

function Part({ part: { address, title, readTime }, number, isCurrent }: PartProps) {
  return (
    <Link
      to="/blog/$id"
      params={{ id: address }}
      aria-current={isCurrent ? 'page' : undefined}
      className="group grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3 py-3.5"
    >
      <span
        aria-hidden="true"
        className={clsx('font-display text-2xl tabular-nums', isCurrent ? 'text-primary' : 'text-muted-foreground')}
      >
        {formatNumber(number)}
      </span>
      <span className="min-w-0">
        <span
          lang={detectLanguage(title)}
          className="block font-display font-semibold text-balance decoration-primary decoration-2 underline-offset-[0.16em] group-hover:underline"
        >
          {title}
        </span>
        <span className="mt-0.5 block text-sm text-muted-foreground">
          {isCurrent ? t`You are reading it` : formatReadTime(readTime)}
        </span>
      </span>
    </Link>
  );
}
