import { Trans } from '@lingui/react/macro';
import type { Faq } from '@/api/generated/model.ts';
import { FaqItem } from '@/components/faq/faq-item.tsx';
import { FAQ_ID } from '@/components/faq/linked-question.ts';
import { useLinkedQuestion } from '@/components/faq/use-linked-question.ts';

interface ProductFaqsProps {
  readonly faqs: readonly Faq[];
}

/** Questions that buyers ask about the product, after its plans. */
export function ProductFaqs({ faqs }: ProductFaqsProps) {
  useLinkedQuestion();
  return (
    <section id={FAQ_ID} aria-labelledby="faq-title" className="below-fold below-fold-30 mt-16 lg:mt-20">
      <h2 id="faq-title" className="text-2xl">
        <Trans>Frequently Asked Questions</Trans>
      </h2>
      <div className="mt-6 border-b border-border">
        {faqs.map((faq, index) => (
          <FaqItem key={String(index)} faq={faq} number={index + 1} />
        ))}
      </div>
    </section>
  );
}
