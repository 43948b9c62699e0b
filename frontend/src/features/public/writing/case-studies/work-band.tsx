import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { CaseStudyCard } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { WorkEntry } from './work-entry.tsx';

const MAX_SHOWN = 2;

/** The latest case studies, below the services; nothing while there are none. */
export function WorkBand({ studies }: { readonly studies: readonly CaseStudyCard[] }) {
  if (studies.length === 0) return null;
  return (
    <section aria-label={t`Work`} className="below-fold below-fold-57 border-t border-border">
      <Container className="py-16 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-12">
          <h2 className="text-4xl">
            <Trans>From our work</Trans>
          </h2>
          <Link to="/work" className={moreLinkClass}>
            <Trans>All work</Trans>
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <ul className="work-pairs">
          {studies.slice(0, MAX_SHOWN).map((study) => (
            <li key={study.id}>
              <WorkEntry study={study} layout="pair" />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
