import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Product, Promo } from '@/api/generated/model.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';
import { topicName } from '@/lib/topic-name.ts';
import { ToolsPromo } from './tools-promo.tsx';

interface ProductSideProps {
  readonly product: Pick<Product, 'category' | 'lastUpdate' | 'requirements' | 'downloadLimit'>;
  readonly promo: Promo | null;
}

/** The facts next to the text; on wide and tall screens they stay in view. */
export function ProductSide({ product, promo }: ProductSideProps) {
  const { category, lastUpdate, requirements, downloadLimit } = product;
  return (
    <aside aria-label={t`Product facts`} className="grid gap-10 sm:max-lg:grid-cols-2 tall:lg:sticky tall:lg:top-6">
      <section>
        <h2 className="text-lg">
          <Trans>Product Information</Trans>
        </h2>
        <dl className="mt-3 border-b border-border text-sm">
          <div className="flex justify-between gap-6 border-t border-border py-2.5">
            <dt className="text-muted-foreground">
              <Trans>Category</Trans>
            </dt>
            <dd className="text-end font-medium">{topicName(category)}</dd>
          </div>
          <div className="flex justify-between gap-6 border-t border-border py-2.5">
            <dt className="text-muted-foreground">
              <Trans>Last updated</Trans>
            </dt>
            <dd className="text-end font-medium tabular-nums">
              <time dateTime={lastUpdate}>{formatDate(lastUpdate)}</time>
            </dd>
          </div>
          {downloadLimit === undefined ? null : (
            <div className="flex justify-between gap-6 border-t border-border py-2.5">
              <dt className="text-muted-foreground">
                <Trans>Downloads per purchase</Trans>
              </dt>
              <dd className="text-end font-medium tabular-nums">{t`Up to ${formatNumber(downloadLimit)}`}</dd>
            </div>
          )}
        </dl>
      </section>
      {requirements.length > 0 ? (
        <section>
          <h2 className="text-lg">
            <Trans>System Requirements</Trans>
          </h2>
          <ul className="mt-3 grid gap-2 text-sm wrap-anywhere">
            {requirements.map((requirement) => (
              <li
                key={requirement}
                className="flex gap-3 before:mt-[0.6em] before:size-1.5 before:shrink-0 before:rounded-full before:bg-primary"
              >
                {requirement}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {promo ? <ToolsPromo promo={promo} /> : null}
    </aside>
  );
}
