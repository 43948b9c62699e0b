import type { Testimonial } from '@/api/generated/model.ts';
import { Stars } from './stars.tsx';

interface VoiceAboutProps {
  readonly testimonial: Testimonial;
}

/** The author, the commissioned service, and the rating. */
export function TestimonialAuthor({ testimonial: { name, role, company, service, rating } }: VoiceAboutProps) {
  return (
    <span className="flex min-w-0 flex-wrap gap-x-7 gap-y-2">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted-foreground">{`${role}, ${company}`}</span>
      </span>
      <span className="min-w-0">
        <Stars rating={rating} className="my-[0.2em] h-[1.1em] w-auto" />
        <span className="block text-muted-foreground">{service}</span>
      </span>
    </span>
  );
}
