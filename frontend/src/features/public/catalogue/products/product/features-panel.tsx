import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { Product } from '@/api/generated/model.ts';
import { splitDescription } from './describe.ts';
import { PanelSection } from './panel-section.tsx';

interface FeaturesPanelProps {
  readonly product: Pick<Product, 'description' | 'features' | 'benefits'>;
}

/** What the product is, its features and their benefits. */
export function FeaturesPanel({ product: { description, features, benefits } }: FeaturesPanelProps) {
  const { paragraphs } = splitDescription(description);
  return (
    <div className="grid gap-12 pt-8 lg:gap-16 lg:pt-10">
      {paragraphs.length > 0 ? (
        <PanelSection title={t`Description`}>
          <div className="grid max-w-prose gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </PanelSection>
      ) : null}
      {features.length > 0 ? (
        <PanelSection title={t`Key features`}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5 border-t border-border py-2.5 text-sm wrap-anywhere">
                <Check className="mt-[0.2em] size-4 shrink-0 text-primary" aria-hidden="true" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
      {benefits.length > 0 ? (
        <PanelSection title={t`Benefits`}>
          <ul className="grid gap-5">
            {benefits.map((benefit) => (
              <li key={benefit} className="text-lg">
                {benefit}
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
    </div>
  );
}
