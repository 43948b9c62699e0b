import { clsx } from 'clsx';
import type { AdminOrderDetail, AdminOrderLine, OrderStatus } from '@/api/generated/model.ts';
import { RightsSummary } from '@/components/order/rights-summary.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { ProductLink } from '../../kit/record/record-links.tsx';
import { OrderFile } from './order-file.tsx';

/** Whether the lines add information to the order: several products, or several units of one. */
export const hasLines = ({ lines: [first, ...others] }: Pick<AdminOrderDetail, 'lines'>): boolean =>
  others.length > 0 || (first?.quantity ?? 1) > 1 || first?.bundle !== undefined || first?.country_price !== undefined;

const planText = ({ tier, quantity, bundle, country_price: local }: AdminOrderLine): string =>
  [
    ...(tier === null ? [] : [tier]),
    ...(quantity > 1 ? [`Quantity: ${quantity}`] : []),
    ...(bundle ? [`In the bundle ${bundle.name}`] : []),
    ...(local ? [`Price for ${local.countries.join(', ')} instead of ${formatMoney(local.regular_price)}`] : []),
  ].join(' · ');

interface OrderLinesProps {
  readonly lines: readonly AdminOrderLine[];
}

/** The products of an order with what was charged and refunded for each. */
export function OrderLines({ lines }: OrderLinesProps) {
  const amount = (name: string, money: number) => (
    <TableCell numeric className={clsx('cards:text-start', money === 0 && 'text-muted-foreground')}>
      <span aria-hidden="true" className="rows:hidden block text-xs text-muted-foreground">
        {name}
      </span>
      <span>{formatMoney(money)}</span>
    </TableCell>
  );
  return (
    <Table aria-label="Products">
      <TableHeader>
        <TableRow>
          <TableHead>Product</TableHead>
          <TableHead numeric>Listed</TableHead>
          <TableHead numeric>Discount</TableHead>
          <TableHead numeric>Amount</TableHead>
          <TableHead numeric>Refunded</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow
            key={line.id}
            className="cards:flex cards:flex-wrap cards:gap-x-7 cards:gap-y-1.5 cards:border-b cards:border-border cards:py-3 cards:last:border-b-0"
          >
            <TableCell className="wrap-anywhere cards:basis-full">
              <ProductLink id={line.product_id}>
                <bdi lang={detectLanguage(line.product_name)}>{line.product_name}</bdi>
              </ProductLink>
              <span className="block text-muted-foreground">{planText(line)}</span>
            </TableCell>
            {amount('Listed', line.price)}
            {amount('Discount', line.discount)}
            {amount('Amount', line.amount)}
            {amount('Refunded', line.refunded)}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface LineAccessProps extends OrderLinesProps {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Rights and file of each line, named by its product where there are several. */
export function LineAccess({ orderId, lines, status }: LineAccessProps) {
  const [first, ...others] = lines;
  if (first && others.length === 0) return <Access orderId={orderId} line={first} status={status} />;
  return (
    <ul className="grid gap-5 text-sm">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-3">
          <p lang={detectLanguage(line.product_name)} className="font-semibold wrap-anywhere">
            {line.product_name}
          </p>
          <Access orderId={orderId} line={line} status={status} />
        </li>
      ))}
    </ul>
  );
}

interface AccessProps {
  readonly orderId: string;
  readonly line: AdminOrderLine;
  readonly status: OrderStatus;
}

const Access = ({ orderId, line: { id, rights, file }, status }: AccessProps) => (
  <>
    {rights ? <RightsSummary rights={rights} className={clsx(rights.ended && 'text-muted-foreground')} /> : null}
    <OrderFile file={file} status={status} line={{ orderId, lineId: id }} />
  </>
);
