import type { CaseStudy } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';

interface CaseStudyQuoteProps {
  readonly study: Pick<CaseStudy, 'quote' | 'quote_name' | 'quote_role' | 'portrait' | 'client'>;
}

/** The client's words, beside a picture of the person who said them. */
export function CaseStudyQuote({ study }: CaseStudyQuoteProps) {
  const { quote, quote_name: name, quote_role: role, portrait, client } = study;
  if (quote === '') return null;
  return (
    <section className="case-quote">
      <Container>
        <figure className="case-quote-frame">
          {portrait ? (
            <Picture picture={portrait} sizes="(min-width: 1024px) 18rem, 8rem" className="case-portrait" />
          ) : null}
          <div className="min-w-0">
            <blockquote lang={detectLanguage(quote)} className="case-words">
              <p>{`“${quote}”`}</p>
            </blockquote>
            <p lang={detectLanguage(name)} className="mt-6 text-sm">
              {name ? <span className="block font-semibold">{name}</span> : null}
              <span className="block text-muted-foreground">{[role, client].filter(Boolean).join(', ')}</span>
            </p>
          </div>
        </figure>
      </Container>
    </section>
  );
}
