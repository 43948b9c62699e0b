import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Testimonial } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { LargeTestimonial } from './large-testimonial.tsx';
import { SmallTestimonial } from './small-testimonial.tsx';

interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[];
}

/** How many are shown initially and added with every click. */
const GROUP = 3;

/** Three testimonials, one of them large; the next three load on click, mirrored, and take the focus. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const [groups, setGroups] = useState(1);
  const newest = useRef<HTMLElement>(null);
  useEffect(() => {
    if (groups > 1) newest.current?.focus();
  }, [groups]);
  if (testimonials.length === 0) return null;
  const starts = Array.from({ length: Math.ceil(testimonials.length / GROUP) }, (_, index) => index * GROUP);

  return (
    <section aria-labelledby="testimonials" className="mt-(--rhythm) bg-muted">
      {starts.slice(0, groups).map((start, index) => {
        const isLast = index === groups - 1;
        return (
          <div key={start} className={clsx('testimonials spread', index % 2 === 1 && 'testimonials-mirrored')}>
            {index === 0 ? (
              <h2 id="testimonials" className="testimonials-title text-4xl tracking-[-0.018em]">
                <Trans>What Our Clients Say</Trans>
              </h2>
            ) : null}
            {testimonials
              .slice(start, start + GROUP)
              .map((testimonial, place) =>
                place === 0 ? (
                  <LargeTestimonial
                    key={testimonial.name}
                    testimonial={testimonial}
                    ref={isLast ? newest : undefined}
                  />
                ) : (
                  <SmallTestimonial key={testimonial.name} testimonial={testimonial} />
                ),
              )}
            {isLast && groups < starts.length ? (
              <div className="testimonials-more [@media(scripting:none)]:hidden">
                <Button
                  variant="outline"
                  size="lg"
                  className="h-auto min-h-13 max-w-full py-2 whitespace-normal"
                  onClick={() => setGroups(groups + 1)}
                >
                  <Trans>View More Testimonials</Trans>
                  <Plus aria-hidden="true" />
                </Button>
              </div>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
