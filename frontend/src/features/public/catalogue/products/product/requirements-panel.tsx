import { Trans } from '@lingui/react/macro';
import { Gauge, type LucideIcon, ShieldCheck, Sparkle, TextCursorInput } from 'lucide-react';
import type { IconText } from '@/api/generated/model.ts';
import { formatNumber } from '@/lib/format.ts';

interface RequirementsPanelProps {
  readonly requirements: readonly string[];
  /** The same for every product: the studio's own standards. */
  readonly cards: readonly IconText[];
}

const icons: Record<string, LucideIcon> = {
  'text-cursor-input': TextCursorInput,
  gauge: Gauge,
  'shield-check': ShieldCheck,
};

/** The product's requirements, and the studio's guarantees. */
export function RequirementsPanel({ requirements, cards }: RequirementsPanelProps) {
  return (
    <div className="pt-8 lg:pt-10">
      {requirements.length > 0 ? (
        <ol className="max-w-prose border-b border-border">
          {requirements.map((requirement, index) => (
            <li
              key={requirement}
              className="flex items-baseline gap-5 wrap-anywhere border-t border-border py-3.5 text-lg"
            >
              <span aria-hidden="true" className="w-5 shrink-0 text-sm font-semibold text-primary tabular-nums">
                {formatNumber(index + 1)}
              </span>
              <span>{requirement}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted-foreground">
          <Trans>Any up-to-date device.</Trans>
        </p>
      )}
      {cards.length > 0 ? (
        <ul className="mt-12 grid overflow-hidden rounded-xl border border-border bg-muted max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-border lg:mt-16">
          {cards.map(({ icon, title, description }) => {
            const Icon = icons[icon] ?? Sparkle;
            return (
              <li key={title} className="p-6">
                <Icon className="size-6 text-primary" aria-hidden="true" />
                <h2 className="mt-8 text-lg leading-tight">{title}</h2>
                <p className="mt-1.5 text-sm text-muted-foreground">{description}</p>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
