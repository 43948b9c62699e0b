import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BundleCard } from '@/api/generated/model.ts';
import { savingText } from '@/components/order/saving-text.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';

interface ProductBundlesProps {
  readonly bundles: readonly BundleCard[];
}

/** Bundles that contain the product, after its plans. */
export function ProductBundles({ bundles }: ProductBundlesProps) {
  return (
    <section aria-labelledby="bundles" className="mt-12">
      <h2 id="bundles" className="text-2xl">
        <Trans>Also in a bundle</Trans>
      </h2>
      <ul className="mt-5 grid gap-3">
        {bundles.map((bundle) => (
          <li
            key={bundle.id}
            className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-xl border border-border bg-card p-5 transition-colors hover:border-ink-10"
          >
            <div className="min-w-0 grow basis-56">
              <h3 className="text-lg wrap-anywhere">
                <Link
                  to="/bundle/$id"
                  params={{ id: String(bundle.id) }}
                  lang={detectLanguage(bundle.name)}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {bundle.name}
                </Link>
              </h3>
              <p className="mt-1 text-sm wrap-anywhere text-muted-foreground">
                {bundle.products.map(({ title }) => title).join(' + ')}
              </p>
            </div>
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span className="font-display text-2xl font-semibold">{formatMoney(bundle.price)}</span>
              {bundle.price < bundle.singlePrice ? (
                <span className="text-sm font-semibold text-primary">{savingText(bundle)}</span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
