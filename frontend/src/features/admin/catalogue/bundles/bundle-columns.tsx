import { Link } from '@tanstack/react-router';
import type { AdminBundle } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { lastDayOf } from '../../kit/last-day.ts';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { bundleState } from './bundle-rules.ts';

/** 'River Map, Pro and Lantern Scenes, Single'. */
const formatParts = ({ parts }: Pick<AdminBundle, 'parts'>): string =>
  new Intl.ListFormat('en').format(parts.map(({ product_name, tier }) => `${product_name}, ${tier}`));

const formatEnd = ({ endsAt }: Pick<AdminBundle, 'endsAt'>): string =>
  endsAt === null ? 'No end' : formatDate(lastDayOf(endsAt));

export const bundleColumns: readonly Column<AdminBundle>[] = [
  {
    id: 'name',
    header: 'Bundle',
    phone: 'title',
    className: 'rows:w-[45%] rows:max-w-0',
    cell: (bundle) => (
      <span className="flex min-w-0 items-center gap-3">
        <Picture picture={bundle.image} alt="" sizes="3rem" className="size-10 shrink-0 rounded-md" />
        <span className={`${TWO_LINES} grow`}>
          <Link
            to="/admin/products/bundles"
            search={{ bundle: String(bundle.id) }}
            resetScroll={false}
            className="block truncate font-semibold hover:text-primary hover:underline"
          >
            {bundle.name}
          </Link>
          <span className="block truncate text-xs text-muted-foreground">{formatParts(bundle)}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    phone: 'label',
    cell: ({ price }) => <span className="font-medium whitespace-nowrap">{formatMoney(price)}</span>,
  },
  {
    id: 'single',
    header: 'Alone',
    numeric: true,
    phone: 'label',
    cell: ({ singlePrice }) => (
      <span className="whitespace-nowrap text-muted-foreground">{formatMoney(singlePrice)}</span>
    ),
  },
  {
    id: 'end',
    header: 'Last day',
    phone: 'label',
    cell: (bundle) => <span className="whitespace-nowrap text-ink-11 tabular-nums">{formatEnd(bundle)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (bundle) => {
      const state = bundleState(bundle, Date.now());
      return <Badge variant={state === 'Published' ? 'success' : 'secondary'}>{state}</Badge>;
    },
  },
];
