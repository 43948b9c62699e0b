import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { CaseStudy, CaseStudyCard } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { CaseStudyArticle } from './case-study-article.tsx';
import { CaseStudyClient } from './case-study-client.tsx';
import { CARD_SIZES } from './case-study-sizes.ts';
import { StartProject } from './start-project.tsx';

/** One case study, the next one, and the way to a project of one's own. */
export function CaseStudyPage({ study }: { readonly study: CaseStudy }) {
  return (
    <>
      <CaseStudyArticle study={study} />
      {study.next ? <NextCaseStudy study={study.next} /> : null}
      <StartProject />
    </>
  );
}

function NextCaseStudy({ study }: { readonly study: CaseStudyCard }) {
  const { address, title, image } = study;
  return (
    <Container className="below-fold below-fold-36 pb-16 lg:pb-28 print:hidden">
      <div className="group case-next">
        <div className="min-w-0 self-center py-6 lg:py-0">
          <p className="mb-3 text-sm font-semibold text-primary">
            <Trans>Next case study</Trans>
          </p>
          <h2 className="text-4xl wrap-anywhere">
            <Link
              to="/work/$address"
              params={{ address }}
              lang={detectLanguage(title)}
              className="transition-colors group-hover:text-primary after:absolute after:inset-0"
            >
              <span>{title}</span>
              <ArrowRight
                aria-hidden="true"
                className="ms-3 inline size-[0.8em] align-[-0.06em] transition-transform group-hover:translate-x-1"
              />
            </Link>
          </h2>
          <div className="mt-4">
            <CaseStudyClient study={study} />
          </div>
        </div>
        <Picture picture={image} sizes={CARD_SIZES} alt="" className="case-next-picture" />
      </div>
    </Container>
  );
}
