import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { AnalyticsChanges, RevenueChange } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { formatMoney } from '@/lib/format.ts';
import { formatRange } from '../../kit/analytics/bucket-format.ts';
import { formatDifference, toRevenueSentence } from './change-format.ts';

/** Which products changed the revenue, as a sum that adds up. */
export function RevenueChanges({ changes }: { readonly changes: AnalyticsChanges | null }) {
  const id = useId();
  return (
    <Card className="px-5 py-4 sm:px-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
          Why revenue changed
        </h2>
        {changes ? (
          <>
            <p className="mt-2 text-sm wrap-anywhere">{toRevenueSentence(changes)}</p>
            {changes.products.length > 0 ? <Parts changes={changes} /> : null}
          </>
        ) : (
          <p className="mt-2 text-sm">There is something to compare once the first day is over.</p>
        )}
      </section>
    </Card>
  );
}

function Parts({ changes: { products, rest, total, from, to, beforeFrom, beforeTo } }: { changes: AnalyticsChanges }) {
  const hasRest = rest.now !== 0 || rest.before !== 0;
  return (
    <table className="mt-3 w-full text-sm tabular-nums">
      <caption className="sr-only">
        {`Revenue from ${formatRange({ from, to })}, compared with ${formatRange({ from: beforeFrom, to: beforeTo })}`}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Previously</th>
          <th scope="col">Now</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Part key={`${product.id} ${product.name}`} figures={product}>
            {product.id === null ? product.name : <ProductLink id={product.id}>{product.name}</ProductLink>}
          </Part>
        ))}
        {hasRest ? <Part figures={rest}>All other sales</Part> : null}
      </tbody>
      <tfoot className="font-semibold">
        <Part figures={total}>Together</Part>
      </tfoot>
    </table>
  );
}

function ProductLink({ id, children }: { readonly id: number; readonly children: string }) {
  return (
    <Link to="/admin/products/$id" params={{ id: String(id) }} className="underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

const formatFigure = (amount: number) => formatMoney(amount).replace('-', '−');

function Part({ figures, children }: { readonly figures: RevenueChange; readonly children: ReactNode }) {
  return (
    <tr className="border-t border-border">
      <th scope="row" className="w-full py-2 pr-3 text-left font-[inherit] wrap-anywhere">
        {children}
      </th>
      <td className="hidden py-2 pr-3 text-right whitespace-nowrap text-muted-foreground sm:table-cell">
        {formatFigure(figures.before)}
      </td>
      <td className="hidden py-2 pr-3 text-right whitespace-nowrap text-muted-foreground sm:table-cell">
        <span aria-hidden="true">→ </span>
        <span>{formatFigure(figures.now)}</span>
      </td>
      <td className="py-2 text-right font-semibold whitespace-nowrap">{formatDifference(figures)}</td>
    </tr>
  );
}
