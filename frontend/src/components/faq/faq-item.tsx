import { Plus } from 'lucide-react';
import { answerSegments } from './answer-segments.ts';
import { FAQ_ID } from './linked-question.ts';

interface FaqItemProps {
  readonly faq: { readonly question: string; readonly answer: string };
  /** 1-based. */
  readonly number: number;
}

/** A question that expands to its answer. All share one name, so the browser keeps at most one open. */
export function FaqItem({ faq: { question, answer }, number }: FaqItemProps) {
  return (
    <details name={FAQ_ID} id={`${FAQ_ID}-${number}`} className="faq-item group border-t border-border">
      <summary className="flex items-start justify-between gap-6 py-5 transition-colors hover:text-primary">
        <h3 className="text-xl">{question}</h3>
        <Plus
          className="mt-0.5 size-6 shrink-0 text-primary transition-transform duration-200 group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <div className="max-w-prose space-y-4 pb-8 text-muted-foreground">
        {answerSegments(answer).map(({ term, text }) => (
          <p key={text}>
            {term ? <strong className="font-semibold text-foreground">{`${term}: `}</strong> : null}
            <span>{text}</span>
          </p>
        ))}
      </div>
    </details>
  );
}
