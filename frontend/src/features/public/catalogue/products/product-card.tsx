import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight, Download } from 'lucide-react';
import type { ProductCard as Product } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDownloads } from '@/lib/content-figures.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { topicName } from '@/lib/topic-name.ts';
import type { CardVariant } from './card-arrangement.ts';
import { cardVariants } from './card-variants.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductRating } from './product-rating.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

interface ProductCardProps {
  readonly product: Product;
  readonly variant: CardVariant;
  /** The first picture of the page. */
  readonly priority?: boolean;
}

/**
 * A product card led by its picture. The link's area covers the card; heart and share are above it and never navigate.
 */
export function ProductCard({ product, variant, priority = false }: ProductCardProps) {
  const { id, title, category, features } = product;
  const downloads = formatDownloads(product.downloads);
  const shape = cardVariants[variant];
  return (
    <article className={clsx('group relative', shape.card)}>
      <div className={clsx('relative', shape.picture)}>
        <Picture
          picture={product.image}
          sizes={shape.sizes}
          priority={priority}
          className="aspect-4/3 rounded-xl [&_picture_img]:transition-transform [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-[1.025]"
        />
        <div className="absolute top-3 start-3 flex max-w-[55%] flex-wrap gap-1.5">
          <ProductBadges badges={product.badges} onPicture />
        </div>
        <div className="absolute top-2 end-2 z-10 flex gap-1.5">
          <SaveButton product={product} className="border border-border bg-card" />
          <ShareButton product={product} className="border border-border bg-card" />
        </div>
      </div>
      <div className={clsx('flex min-w-0 flex-col', shape.body)}>
        <p className="text-sm font-semibold text-primary">{topicName(category)}</p>
        <h2 lang={detectLanguage(title)} className={clsx('mt-1', shape.title)}>
          {title}
        </h2>
        {shape.describes ? <p className="mt-2.5 text-muted-foreground">{product.description}</p> : null}
        <div className={clsx('flex flex-col', shape.meta)}>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <ProductRating rating={product.rating} reviews={product.reviews} />
            {product.downloads === '0' ? null : (
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted-foreground tabular-nums">
                <Download className="size-[1.05em]" aria-hidden="true" />
                <span>{t`${downloads} downloads`}</span>
              </span>
            )}
          </p>
          <ul className="mt-3.5 mb-4 flex flex-wrap gap-1.5" aria-label={t`Features`}>
            {features.map((feature) => (
              <li
                key={feature}
                className="min-w-0 wrap-anywhere rounded-md border border-border px-2 py-0.5 text-xs text-ink-11"
              >
                {feature}
              </li>
            ))}
          </ul>
          <Link
            to="/product/$id"
            params={{ id: String(id) }}
            className="mt-auto inline-flex items-center gap-1.5 self-start rounded-md py-1 text-sm font-semibold underline decoration-ink-7 decoration-1 underline-offset-[0.3em] transition-colors group-hover:decoration-primary after:absolute after:inset-0"
          >
            <Trans>
              View Details
              <span className="sr-only"> of {title}</span>
            </Trans>
            <ArrowRight
              className="size-[1.1em] transition-transform duration-200 group-hover:translate-x-1"
              aria-hidden="true"
            />
          </Link>
        </div>
      </div>
    </article>
  );
}
