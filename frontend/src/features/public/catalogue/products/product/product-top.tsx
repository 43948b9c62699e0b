import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PricingTier, Product } from '@/api/generated/model.ts';
import { useSelectedCurrency } from '@/api/use-selected-currency.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatDownloads } from '@/lib/content-figures.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { topicName } from '@/lib/topic-name.ts';
import { featuredPlan, formatPriceSummary } from '../price.ts';
import { ProductBadges } from '../product-badges.tsx';
import { ProductRating } from '../product-rating.tsx';
import { SaveButton } from '../save-button.tsx';
import { ShareButton } from '../share-button.tsx';
import { BackButton } from './back-button.tsx';
import { splitDescription } from './describe.ts';
import { Gallery } from './gallery.tsx';

interface ProductTopProps {
  readonly product: Product;
  /** The second currency of the shop. */
  readonly second?: string | undefined;
  /** Buys the representative plan. */
  readonly lead?: ((tier: PricingTier) => ReactNode) | undefined;
}

/** On a phone both buttons share one row. */
const ACTION = 'max-sm:flex-1 max-sm:px-2 max-sm:text-sm';

/** The poster of a product: its name and summary on one side, its pictures on the other. */
export function ProductTop({ product, second, lead }: ProductTopProps) {
  const selected = useSelectedCurrency(second);
  const { title, category, version, demoLink, downloadLink } = product;
  const downloads = formatDownloads(product.downloads);
  const { intro } = splitDescription(product.description);
  const plan = featuredPlan(product.pricing);
  return (
    <div className="product-top">
      <div className="product-title pt-4 pb-6 lg:pt-8 lg:pe-8 lg:pb-8">
        <div className="flex items-center gap-1">
          <BackButton />
          <SaveButton product={product} className="ms-auto" />
          <ShareButton product={product} className="-me-3 lg:me-0" />
        </div>
        <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:mt-8">
          <Link
            to="/products"
            search={{ category }}
            className="touch-target inline-flex min-h-6 items-center rounded-md bg-primary-soft px-2 text-xs font-semibold text-primary hover:underline hover:underline-offset-2"
          >
            {topicName(category)}
          </Link>
          <Link
            to="/product/$id/changelog"
            params={{ id: String(product.id) }}
            className="touch-target text-sm text-muted-foreground tabular-nums underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
          >
            <span>{t`Version ${version}`}</span>
            <span className="sr-only">
              <Trans>, what’s new</Trans>
            </span>
          </Link>
        </p>
        <h1 lang={detectLanguage(title)} className="mt-4 text-5xl">
          {title}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <a href="#reviews" className="underline-offset-4 hover:underline">
            <ProductRating rating={product.rating} reviews={product.reviews} />
          </a>
          {product.downloads === '0' ? null : (
            <span className="text-muted-foreground tabular-nums">{t`${downloads} downloads`}</span>
          )}
        </p>
        {plan ? (
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            {lead ? <div className="min-w-40">{lead(plan)}</div> : null}
            <p className="text-sm text-muted-foreground tabular-nums">
              <span>{formatPriceSummary(product.pricing, selected)}</span>
              <a
                href="#pricing"
                className="touch-target ms-2 font-medium text-foreground underline decoration-border underline-offset-4 hover:decoration-current"
              >
                <Trans>Plans</Trans>
              </a>
            </p>
          </div>
        ) : null}
      </div>
      <Gallery key={product.id} images={product.images} title={title}>
        <ProductBadges badges={product.badges} onPicture />
      </Gallery>
      <div className="product-words pt-7 pb-12 lg:self-end lg:pt-0 lg:pe-8 lg:pb-0 min-[112rem]:self-start">
        {intro ? <p className="max-w-[34rem] text-lg text-muted-foreground">{intro}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {demoLink ? (
            <a
              href={demoLink}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: 'outline', size: 'lg', className: ACTION })}
            >
              <Trans>
                Live Demo
                <ExternalLink aria-hidden="true" className="max-[22rem]:hidden" />
                <span className="sr-only">(opens in a new tab)</span>
              </Trans>
            </a>
          ) : null}
          {downloadLink ? (
            <a
              href={downloadLink}
              rel="noopener"
              className={buttonVariants({ variant: plan ? 'outline' : 'default', size: 'lg', className: ACTION })}
            >
              <Download aria-hidden="true" />
              <Trans>Download</Trans>
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}
