import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Faq } from '@/api/generated/model.ts';
import { FaqItem } from '@/components/faq/faq-item.tsx';
import { FAQ_ID } from '@/components/faq/linked-question.ts';
import { useLinkedQuestion } from '@/components/faq/use-linked-question.ts';
import { Container } from '@/components/ui/container.tsx';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';

interface FaqSectionProps {
  readonly faqs: readonly Faq[];
}

/** Questions and answers; the URL's hash can name one of them. */
export function FaqSection({ faqs }: FaqSectionProps) {
  useLinkedQuestion();
  if (faqs.length === 0) return null;
  return (
    <section
      id={FAQ_ID}
      aria-labelledby="faq-title"
      className="below-fold below-fold-54 sm:below-fold-45 py-(--rhythm)"
    >
      <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-10 lg:col-span-4 lg:self-start">
          <h2 id="faq-title" className="text-4xl tracking-[-0.018em]">
            <Trans>Frequently Asked Questions</Trans>
          </h2>
          <p className="mt-4 text-muted-foreground lg:max-w-[20rem]">
            <Trans>Have another question?</Trans>
          </p>
          <Link to="/contact" className={`${moreLinkClass} mt-2`}>
            <Trans>Ask us</Trans>
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <div className="border-b border-border lg:col-span-7 lg:col-start-6">
          {faqs.map((faq, index) => (
            <FaqItem key={faq.question} faq={faq} number={index + 1} />
          ))}
        </div>
      </Container>
    </section>
  );
}
