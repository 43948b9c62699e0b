import { Link } from '@tanstack/react-router';
import type { AdminAnalytics } from '@/api/generated/model.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { RankedList } from '../../kit/ranked-list.tsx';

type TopListsProps = Pick<AdminAnalytics, 'products' | 'articles' | 'from' | 'to'>;

/** The top sellers of the range, and the articles with the most reader activity. */
export function TopLists({ products, articles, from, to }: TopListsProps) {
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-2">
      <RankedList
        title="Top products"
        subject="Product"
        rows={products}
        columns={[
          { name: 'Revenue', value: ({ revenue }) => revenue, format: formatMoney },
          { name: 'Orders', value: ({ orders }) => orders, format: formatCount },
        ]}
        keyOf={({ id, name }) => `${id} ${name}`}
        nameOf={({ name }) => name}
        nothing="No orders in this period."
        file={`top-products-${from}-${to}`}
      />
      <RankedList
        title="Top articles"
        note="To date, by likes, comments and saves together."
        subject="Article"
        rows={articles}
        columns={[
          { name: 'Total', value: ({ likes, comments, saves }) => likes + comments + saves, format: formatCount },
          { name: 'Likes', value: ({ likes }) => likes, format: formatCount, isMinor: true },
          { name: 'Comments', value: ({ comments }) => comments, format: formatCount, isMinor: true },
          { name: 'Saves', value: ({ saves }) => saves, format: formatCount, isMinor: true },
        ]}
        keyOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        render={({ id, title }) => (
          <Link to="/blog/$id" params={{ id: String(id) }} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        )}
        nothing="No published articles yet."
        file="top-articles"
      />
    </div>
  );
}
