import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaseStudy } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { CaseStudyQuote } from './case-study-quote.tsx';
import { CaseStudyResults } from './case-study-results.tsx';
import { HERO_SIZES } from './case-study-sizes.ts';
import { formatYear } from './format-year.ts';

/** A case study as the page, the preview of the editor and the client's approval show it. */
export type ShownCaseStudy = Omit<CaseStudy, 'id' | 'address' | 'next' | 'published_on'>;

/** Longer titles are set smaller, so that the picture stays in view. */
const LONG_TITLE = 48;

/** A finished project, told from the picture to the client's words. */
export function CaseStudyArticle({ study }: { readonly study: ShownCaseStudy }) {
  const { title, client, place, image, summary, challenge, work, html, results } = study;
  return (
    <article className="case-study">
      <Container className="pt-5 lg:pt-10">
        <Link
          to="/work"
          activeOptions={{ exact: true }}
          className="-ms-1 inline-flex items-center gap-1.5 rounded-md px-1 py-2 text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground print:hidden"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          <Trans>All work</Trans>
        </Link>
        <header className="grid gap-x-6 gap-y-4 pt-3 pb-8 lg:grid-cols-12 lg:items-end lg:pt-5 lg:pb-12">
          <h1
            lang={detectLanguage(title)}
            className={clsx(
              'tracking-[-0.022em] wrap-anywhere lg:col-span-9',
              title.length > LONG_TITLE ? 'text-5xl' : 'text-6xl',
            )}
          >
            {title}
          </h1>
          <p lang={detectLanguage(client)} className="lg:col-span-3 lg:text-end">
            <span className="block font-semibold">{client}</span>
            {place ? <span className="block text-muted-foreground">{place}</span> : null}
          </p>
        </header>
      </Container>
      <Picture picture={image} sizes={HERO_SIZES} priority className="case-hero" />
      <Container className="case-frame">
        <CaseStudyFacts study={study} />
        <div className="min-w-0">
          <UntranslatedNote text={summary} className="mb-6" />
          <p lang={detectLanguage(summary)} className="case-summary">
            {summary}
          </p>
          <Part title={t`The challenge`} text={challenge} />
          <Part title={t`What we did`} text={work} />
        </div>
      </Container>
      <CaseStudyResults results={results} />
      {html === '' ? null : (
        <Container className="case-body">
          <RenderedText html={html} className="post-text case-text" />
        </Container>
      )}
      <CaseStudyQuote study={study} />
    </article>
  );
}

const BLANK_LINE = /\n\s*\n/;

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <section className="mt-10 lg:mt-14">
      <h2 className="text-2xl">{title}</h2>
      <div lang={detectLanguage(text)} className="case-paragraphs">
        {text.split(BLANK_LINE).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function CaseStudyFacts({ study }: { readonly study: ShownCaseStudy }) {
  const { client, place, sector, year, services, product, post } = study;
  return (
    <dl className="case-facts">
      <Fact name={t`Client`}>
        <span lang={detectLanguage(client)}>{client}</span>
      </Fact>
      {place ? (
        <Fact name={t`Place`}>
          <span lang={detectLanguage(place)}>{place}</span>
        </Fact>
      ) : null}
      <Fact name={t`Sector`}>
        <span lang={detectLanguage(sector)}>{sector}</span>
      </Fact>
      <Fact name={t`Year`}>{formatYear(year)}</Fact>
      {services.length > 0 ? (
        <Fact name={t`Services`}>
          {services.map((service) => (
            <Link key={service.id} to="/services" className={FACT_LINK} lang={detectLanguage(service.title)}>
              {service.title}
            </Link>
          ))}
        </Fact>
      ) : null}
      {product ? (
        <Fact name={t`Product`}>
          <Link to="/product/$id" params={{ id: String(product.id) }} className={FACT_LINK}>
            {product.title}
          </Link>
        </Fact>
      ) : null}
      {post ? (
        <Fact name={t`Article`}>
          <Link to="/blog/$id" params={{ id: post.address }} className={FACT_LINK}>
            {post.title}
          </Link>
        </Fact>
      ) : null}
    </dl>
  );
}

const FACT_LINK =
  'block py-1 underline decoration-ink-7 decoration-1 underline-offset-[0.3em] transition-colors first:pt-0 last:pb-0 hover:text-primary hover:decoration-primary';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="case-fact">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
