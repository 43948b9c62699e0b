import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Bundle } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { savingText } from '@/components/order/saving-text.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { BundleParts } from './bundle-parts.tsx';

interface BundlePageProps {
  readonly bundle: Bundle;
  /** Buys it and adds it to the cart, provided from outside the catalogue. */
  readonly action: ReactNode;
}

/** Several products for one price: what is in it, what each part costs alone, and what the buyer saves. */
export function BundlePage({ bundle, action }: BundlePageProps) {
  const { data: site } = useGetSite();
  const { name, description, image, price, singlePrice, endsAt } = bundle;
  return (
    <Container className="pt-4 pb-20 lg:pt-10 lg:pb-28">
      <Link
        to="/products"
        className="touch-target inline-flex items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        <Trans>All products</Trans>
      </Link>
      <div className="mt-5 grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-start">
        <div className="min-w-0 lg:col-span-6">
          <h1 lang={detectLanguage(name)} className="text-5xl wrap-anywhere">
            {name}
          </h1>
          <UntranslatedNote text={description} className="mt-5" />
          <div className="mt-5 grid max-w-[34rem] gap-3 text-lg text-muted-foreground">
            {description.split(/\n{2,}/).map((paragraph, index) => (
              <p key={String(index)} lang={detectLanguage(paragraph)} className="wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </div>
          <p className="mt-7 flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-display text-4xl font-semibold tabular-nums">{formatMoney(price)}</span>
            {price < singlePrice ? (
              <>
                <del className="text-lg text-muted-foreground tabular-nums">
                  <span className="sr-only">
                    <Trans>instead of</Trans>{' '}
                  </span>
                  <span>{formatMoney(singlePrice)}</span>
                </del>
                <strong className="rounded-md bg-primary-soft px-2 py-0.5 text-sm font-semibold text-primary tabular-nums">
                  {savingText(bundle)}
                </strong>
              </>
            ) : null}
          </p>
          {endsAt === null ? null : (
            <p className="mt-2 text-sm font-medium">
              <Trans>Offer until {formatDate(businessDay(Date.parse(endsAt) - 1))}</Trans>
            </p>
          )}
          {site?.pricesIncludeTax === false ? (
            <p className="mt-2 text-sm text-muted-foreground">
              <Trans>Prices exclude tax. Your tax is shown before you pay.</Trans>
            </p>
          ) : null}
          <div className="mt-6 max-w-[26rem]">{action}</div>
        </div>
        <Picture
          picture={image}
          alt={image.alt}
          priority
          sizes="(min-width: 64rem) 40rem, 100vw"
          className="aspect-4/3 w-full rounded-xl max-lg:order-first lg:col-span-6"
        />
      </div>
      <BundleParts bundle={bundle} />
    </Container>
  );
}
