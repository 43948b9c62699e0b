import { termName } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { CartItem } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney, formatNumber } from '@/lib/format.ts';
import { SeatsText } from '../../kit/checkout/seats-text.tsx';
import { RemovedNote } from './removed-note.tsx';
import type { useCartChanges } from './use-cart-changes.ts';

interface CartItemsProps {
  readonly items: readonly CartItem[];
  readonly changes: ReturnType<typeof useCartChanges>;
  /** While the order is being sent. */
  readonly disabled: boolean;
}

/** What is in the cart; a removed item leaves a note with an undo button in its place. */
export function CartItems({ items, changes, disabled }: CartItemsProps) {
  const { removed, isUndoing, undo } = changes;
  const note = removed ? (
    <li className="py-4">
      <RemovedNote title={removed.item.product_name} busy={isUndoing} onUndo={() => undo(removed)} />
    </li>
  ) : null;
  const noteIndex = Math.min(removed?.index ?? 0, items.length);
  return (
    <ul aria-label={t`Items`} className="mt-5 divide-y divide-border border-y border-border lg:mt-7">
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {index === noteIndex ? note : null}
          <Item item={item} index={index} changes={changes} disabled={disabled} />
        </Fragment>
      ))}
      {noteIndex === items.length ? note : null}
    </ul>
  );
}

const quantities = (most: number): number[] => Array.from({ length: most }, (_, before) => before + 1);

interface ItemProps {
  readonly item: CartItem;
  readonly index: number;
  readonly changes: ReturnType<typeof useCartChanges>;
  readonly disabled: boolean;
}

function Item({ item, index, changes, disabled }: ItemProps) {
  const { id, product_id, product_name, image, tier, termMonths, available, owned, max_quantity, unitPrice } = item;
  const quantity = changes.quantityOf(item);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-5 sm:gap-x-5">
      <Picture picture={image} alt="" sizes="112px" className="aspect-4/3 w-20 self-start rounded-md sm:w-28" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 className="min-w-0 grow basis-32 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {available ? (
              <Link
                to="/product/$id"
                params={{ id: String(product_id) }}
                lang={detectLanguage(product_name)}
                className="underline-offset-4 hover:underline"
              >
                {product_name}
              </Link>
            ) : (
              <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
            )}
          </h2>
          {available ? <Amount item={item} quantity={quantity} /> : null}
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted-foreground">
          <span>{t`Plan: ${tier}`}</span>
          <span> · </span>
          <span>{termName(termMonths)}</span>
        </p>
        {item.minimum_price !== undefined && available ? (
          <p className="mt-0.5 text-sm text-muted-foreground">
            <Trans>
              You chose the price.{' '}
              <Link
                to="/product/$id"
                params={{ id: String(product_id) }}
                hash="pricing"
                className="font-semibold underline underline-offset-4"
              >
                Change it<span className="sr-only"> for {product_name}</span>
              </Link>
            </Trans>
          </p>
        ) : null}
        {item.seats && available ? (
          <p className="mt-0.5 text-sm text-muted-foreground">
            <SeatsText />
          </p>
        ) : null}
        {available ? null : (
          <p className="mt-1.5 text-sm font-medium text-destructive">
            <Trans>No longer for sale. Remove it to continue.</Trans>
          </p>
        )}
        {owned && available ? (
          <p className="mt-1.5 text-sm font-medium text-foreground">
            <Trans>You already own this.</Trans>
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {max_quantity > 1 && available ? (
            <div className="flex items-center gap-2.5 text-sm">
              <label htmlFor={`quantity-${id}`} className="text-muted-foreground">
                <Trans>
                  Quantity<span className="sr-only"> of {product_name}</span>
                </Trans>
              </label>
              <NativeSelect
                id={`quantity-${id}`}
                value={quantity}
                disabled={disabled}
                onChange={({ currentTarget }) => changes.setQuantity(id, Number(currentTarget.value))}
                className="h-9 w-20 tabular-nums"
              >
                {quantities(max_quantity).map((units) => (
                  <NativeSelectOption key={units} value={units}>
                    {formatNumber(units)}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
              {quantity > 1 ? (
                <span className="text-muted-foreground tabular-nums">{t`${formatMoney(unitPrice)} each`}</span>
              ) : null}
            </div>
          ) : null}
          <Button
            variant="link"
            size="sm"
            busy={changes.isRemoving(id)}
            disabled={disabled}
            onClick={() => changes.remove(item, index)}
            className="-me-3.5 ms-auto"
          >
            <Trans>
              Remove<span className="sr-only"> {product_name}</span>
            </Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

interface AmountProps {
  readonly item: CartItem;
  readonly quantity: number;
}

/** The price of all units, next to the regular one during a launch. */
function Amount({ item: { amount, unitPrice, regular_price, quantity: priced }, quantity }: AmountProps) {
  const isLaunch = regular_price > unitPrice;
  return (
    <p className={`tabular-nums ${quantity === priced ? '' : 'opacity-60'}`}>
      {isLaunch ? (
        <del className="me-2 text-sm text-muted-foreground">
          <span className="sr-only">
            <Trans>instead of</Trans>{' '}
          </span>
          <span>{formatMoney(regular_price * priced)}</span>
        </del>
      ) : null}
      <span className="font-semibold">{amount > 0 ? formatMoney(amount) : t`Free`}</span>
    </p>
  );
}
