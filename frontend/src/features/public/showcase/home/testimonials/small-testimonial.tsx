import type { Testimonial } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { TestimonialAuthor } from './testimonial-author.tsx';

interface SmallVoiceProps {
  readonly testimonial: Testimonial;
}

/** A testimonial in a few lines. */
export function SmallTestimonial({ testimonial }: SmallVoiceProps) {
  return (
    <figure className="testimonial-small">
      <blockquote>
        <p>{`“${testimonial.comment}”`}</p>
      </blockquote>
      <figcaption className="mt-5 flex items-start gap-4 text-sm">
        <Picture picture={testimonial.image} sizes="64px" className="size-16 shrink-0 rounded-xl" />
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}
