import { replyText } from '@contract/rules/brief-input.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface NextStepsProps {
  /** Measured; null when there are too few replies. */
  readonly replyHours: number | null;
}

/** What happens after a brief was sent. */
export function NextSteps({ replyHours }: NextStepsProps) {
  const steps = [
    {
      title: t`We review your brief`,
      text: replyHours === null ? t`You get a reply with our questions.` : String(replyText(replyHours)),
    },
    { title: t`You get a quote`, text: t`With scope, price and dates.` },
    { title: t`You decide`, text: t`Work begins when you accept. No obligation until then.` },
  ];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-xl">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="mt-4 border-b border-border">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-border py-4">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-xl font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted-foreground">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
