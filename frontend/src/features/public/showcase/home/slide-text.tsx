import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Download } from 'lucide-react';
import type { Slide } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { topicName } from '@/lib/topic-name.ts';

interface SlideTextProps {
  readonly slide: Slide;
}

/** On a phone both buttons share one row. */
const BUTTON = 'max-sm:flex-1 max-sm:px-2 max-sm:text-sm';

/** The hero's text about one app, with its two links. */
export function SlideText({ slide }: SlideTextProps) {
  const params = { id: String(slide.productId) };
  return (
    <>
      <p className="text-sm font-semibold text-primary">{topicName(slide.category)}</p>
      <h2 lang={detectLanguage(slide.name)} className="mt-1.5 text-2xl">
        {slide.name}
      </h2>
      <p lang={detectLanguage(slide.description)} className="hero-more mt-3 max-w-[34rem] text-muted-foreground">
        {slide.description}
      </p>
      <ul className="hero-more mt-5 grid gap-x-6 text-sm sm:grid-cols-2">
        {slide.features.map((feature) => (
          <li key={feature} lang={detectLanguage(feature)} className="border-t border-border py-2 wrap-anywhere">
            {feature}
          </li>
        ))}
      </ul>
      <div className="hero-act mt-6 flex flex-wrap gap-3">
        <Link to="/product/$id" params={params} className={buttonVariants({ size: 'lg', className: BUTTON })}>
          <Download aria-hidden="true" />
          <Trans>Download Now</Trans>
        </Link>
        <Link
          to="/product/$id"
          params={params}
          className={buttonVariants({ variant: 'outline', size: 'lg', className: BUTTON })}
        >
          <Trans>
            Learn More
            <span className="sr-only"> about {slide.name}</span>
          </Trans>
          <ArrowRight aria-hidden="true" className="max-[22rem]:hidden" />
        </Link>
      </div>
    </>
  );
}
