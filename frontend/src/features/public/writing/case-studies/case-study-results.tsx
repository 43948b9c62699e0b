import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { CaseStudyResult } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';

/** Longer figures are set smaller, so that they stay in one line. */
const LONG_FIGURE = 6;

/** What the project has changed: large figures, each with its source. */
export function CaseStudyResults({ results }: { readonly results: readonly CaseStudyResult[] }) {
  if (results.length === 0) return null;
  return (
    <section aria-label={t`Results`} className="case-results">
      <Container>
        <ul className="case-figures">
          {results.map(({ value, label, source }) => (
            <li key={label} className="case-result">
              <p
                lang={detectLanguage(value)}
                className={clsx(
                  'font-display font-semibold tracking-[-0.025em] text-primary tabular-nums',
                  value.length > LONG_FIGURE ? 'text-4xl' : 'text-6xl',
                )}
              >
                {value}
              </p>
              <p lang={detectLanguage(label)} className="mt-auto pt-3 font-semibold text-pretty">
                {label}
              </p>
              <p lang={detectLanguage(source)} className="mt-1.5 text-xs text-muted-foreground">
                {source}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
