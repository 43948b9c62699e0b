import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CartBundle } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { RemovedNote } from './removed-note.tsx';
import type { useBundleChanges } from './use-bundle-changes.ts';

interface CartBundlesProps {
  readonly bundles: readonly CartBundle[];
  readonly changes: ReturnType<typeof useBundleChanges>;
  /** While the order is being sent. */
  readonly disabled: boolean;
}

/** The bundles in the cart with their products; a removed one leaves a note with an undo button. */
export function CartBundles({ bundles, changes, disabled }: CartBundlesProps) {
  const { removed, isUndoing, undo } = changes;
  if (bundles.length === 0 && !removed) return null;
  return (
    <ul aria-label={t`Bundles`} className="mt-5 divide-y divide-border border-y border-border">
      {bundles.map((bundle) => (
        <Bundle key={bundle.bundle_id} bundle={bundle} changes={changes} disabled={disabled} />
      ))}
      {removed ? (
        <li className="py-4">
          <RemovedNote title={removed.name} busy={isUndoing} onUndo={() => undo(removed)} />
        </li>
      ) : null}
    </ul>
  );
}

interface BundleProps extends Pick<CartBundlesProps, 'changes' | 'disabled'> {
  readonly bundle: CartBundle;
}

function Bundle({ bundle, changes, disabled }: BundleProps) {
  const { bundle_id, name, image, parts, available } = bundle;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-5 sm:gap-x-5">
      <Picture picture={image} alt="" sizes="112px" className="aspect-4/3 w-20 self-start rounded-md sm:w-28" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 className="min-w-0 grow basis-32 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {available ? (
              <Link
                to="/bundle/$id"
                params={{ id: String(bundle_id) }}
                lang={detectLanguage(name)}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <bdi lang={detectLanguage(name)}>{name}</bdi>
            )}
          </h2>
          {available ? <Amount bundle={bundle} /> : null}
        </div>
        <ul className="mt-1.5 grid gap-1 text-sm text-muted-foreground">
          {parts.map(({ product_id, product_name, tier, owned, amount }) => (
            <li key={product_id} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
                <span>{tier === '' ? '' : `, ${tier}`}</span>
              </span>
              {available ? (
                <span className="shrink-0 tabular-nums">
                  {owned ? <Trans>Owned, not charged</Trans> : formatMoney(amount)}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        <Note bundle={bundle} />
        <div className="mt-2 flex justify-end">
          <Button
            variant="link"
            size="sm"
            busy={changes.isRemoving(bundle_id)}
            disabled={disabled}
            onClick={() => changes.remove(bundle)}
            className="-me-3.5"
          >
            <Trans>
              Remove<span className="sr-only"> {name}</span>
            </Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Why it cannot be ordered, or what is not charged. */
function Note({ bundle: { available, parts } }: Pick<BundleProps, 'bundle'>) {
  if (!available)
    return (
      <p className="mt-1.5 text-sm font-medium text-destructive">
        <Trans>No longer for sale. Remove it to continue.</Trans>
      </p>
    );
  if (parts.every(({ owned }) => owned))
    return (
      <p className="mt-1.5 text-sm font-medium text-destructive">
        <Trans>You already own everything in it. Give it as a gift, or remove it to continue.</Trans>
      </p>
    );
  return null;
}

/** What is charged, beside the sum of its products alone; without that where owned products are not charged. */
function Amount({ bundle: { amount, price, singlePrice } }: Pick<BundleProps, 'bundle'>) {
  return (
    <p className="tabular-nums">
      {amount === price && price < singlePrice ? (
        <del className="me-2 text-sm text-muted-foreground">
          <span className="sr-only">
            <Trans>instead of</Trans>{' '}
          </span>
          <span>{formatMoney(singlePrice)}</span>
        </del>
      ) : null}
      <span className="font-semibold">{amount > 0 ? formatMoney(amount) : t`Free`}</span>
    </p>
  );
}
