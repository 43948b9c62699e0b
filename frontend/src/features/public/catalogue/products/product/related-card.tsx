import { Link } from '@tanstack/react-router';
import type { ProductCard } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { topicName } from '@/lib/topic-name.ts';
import { ProductRating } from '../product-rating.tsx';

interface RelatedCardProps {
  readonly product: ProductCard;
}

/** A compact product card: enough to decide whether to look at it next. The whole card is a link. */
export function RelatedCard({ product: { id, title, category, image, rating, reviews } }: RelatedCardProps) {
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-center max-sm:gap-x-5">
      <Picture
        picture={image}
        alt=""
        sizes="(min-width: 1280px) 379px, (min-width: 640px) 30vw, 36vw"
        className="aspect-4/3 rounded-xl [&_picture_img]:transition-transform [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-[1.025] max-sm:rounded-md"
      />
      <div className="min-w-0 sm:pt-4">
        <p className="text-sm font-semibold text-primary">{topicName(category)}</p>
        <h3 className="mt-0.5 text-lg leading-tight lg:text-xl">
          <Link
            to="/product/$id"
            params={{ id: String(id) }}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <ProductRating rating={rating} reviews={reviews} className="mt-1.5 text-sm" />
      </div>
    </article>
  );
}
