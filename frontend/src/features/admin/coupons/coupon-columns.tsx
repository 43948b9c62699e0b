import { Link } from '@tanstack/react-router';
import type { AdminCoupon } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import type { Column } from '../kit/list/column.ts';
import { couponState, formatDiscount, formatLastDay, formatScope, formatUses } from './coupon-format.ts';
import type { CouponsSearch } from './coupons-search.ts';

/** @param search the list's parameters, which the link to a code keeps */
export const couponColumns = (search: CouponsSearch): Column<AdminCoupon>[] => [
  {
    id: 'code',
    header: 'Code',
    phone: 'title',
    className: 'rows:w-[40%] rows:max-w-0',
    cell: (coupon) => (
      <span className="block min-w-0">
        <Link
          to="/admin/coupons"
          search={{ ...search, coupon: coupon.id }}
          resetScroll={false}
          className="block truncate font-semibold hover:text-primary hover:underline"
        >
          {coupon.code}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">{formatScope(coupon)}</span>
      </span>
    ),
  },
  {
    id: 'off',
    header: 'Discount',
    numeric: true,
    cell: (coupon) => <span className="font-medium whitespace-nowrap">{formatDiscount(coupon)}</span>,
  },
  {
    id: 'uses',
    header: 'Orders',
    numeric: true,
    cell: (coupon) => (
      <span className="whitespace-nowrap">
        <span>{formatUses(coupon)}</span>
        <span className="rows:hidden"> orders</span>
      </span>
    ),
  },
  {
    id: 'end',
    header: 'Last day',
    cell: (coupon) => <span className="whitespace-nowrap text-ink-11 tabular-nums">{formatLastDay(coupon)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (coupon) => {
      const state = couponState(coupon, Date.now());
      return <Badge variant={state === 'Active' ? 'success' : 'secondary'}>{state}</Badge>;
    },
  },
];
