import type { Ref } from 'react';
import type { Testimonial } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { TestimonialAuthor } from './testimonial-author.tsx';

interface LargeVoiceProps {
  readonly testimonial: Testimonial;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * A testimonial with a portrait up to the window's edge. Focusable, so that newly loaded ones can receive the focus.
 */
export function LargeTestimonial({ testimonial, ref }: LargeVoiceProps) {
  return (
    <figure ref={ref} tabIndex={-1} className="testimonial-large">
      <Picture picture={testimonial.image} sizes="(min-width: 1024px) 40vw, 100vw" className="testimonial-portrait" />
      <div className="testimonial-words">
        <blockquote className="font-display text-2xl leading-[max(1.22,var(--line-2xl))] font-semibold">
          <p>{`“${testimonial.comment}”`}</p>
        </blockquote>
        {/* Not a figcaption: that would have to be a child of the figure. */}
        <div className="mt-6 text-sm">
          <TestimonialAuthor testimonial={testimonial} />
        </div>
      </div>
    </figure>
  );
}
