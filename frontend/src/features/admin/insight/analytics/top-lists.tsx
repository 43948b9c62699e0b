import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { AdminAnalytics } from '@/api/generated/model.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';

type TopListsProps = Pick<AdminAnalytics, 'products' | 'articles'>;

const head = 'pb-2 pl-4 text-right text-xs font-semibold text-muted-foreground';
const cell = 'py-2.5 pl-4 text-right tabular-nums';

/** The top sellers of the range, and the articles with the most reader activity. */
export function TopLists({ products, articles }: TopListsProps) {
  const [productsId, articlesId] = [useId(), useId()];
  const highest = Math.max(1, ...products.map(({ revenue }) => revenue));
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-2">
      <section aria-labelledby={productsId}>
        <h2 id={productsId} className="mb-3 text-lg">
          Top products
        </h2>
        {products.length === 0 ? (
          <p className="border-y border-border py-7 text-center text-sm text-muted-foreground">
            No orders in this period.
          </p>
        ) : (
          <table aria-labelledby={productsId} className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className="pb-2 text-left text-xs font-semibold text-muted-foreground">
                  Product
                </th>
                <th scope="col" className={head}>
                  Orders
                </th>
                <th scope="col" className={head}>
                  Revenue
                </th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ id, name, orders, revenue }) => (
                <tr key={`${id} ${name}`} className="border-t border-border">
                  <th scope="row" className="w-full max-w-0 py-2.5 text-left font-medium">
                    <span className="line-clamp-2">{name}</span>
                    <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-primary-soft">
                      <svg
                        className="block h-1 w-full"
                        preserveAspectRatio="none"
                        viewBox="0 0 100 1"
                        aria-hidden="true"
                      >
                        <rect width={Math.max(0, (revenue / highest) * 100)} height={1} className="fill-primary" />
                      </svg>
                    </span>
                  </th>
                  <td className={cell}>{formatCount(orders)}</td>
                  <td className={cell}>{formatMoney(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby={articlesId}>
        <h2 id={articlesId} className="mb-3 text-lg">
          Top articles <span className="text-sm font-medium text-muted-foreground">to date</span>
        </h2>
        {articles.length === 0 ? (
          <p className="border-y border-border py-7 text-center text-sm text-muted-foreground">
            No published articles yet.
          </p>
        ) : (
          <table aria-labelledby={articlesId} className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className="pb-2 text-left text-xs font-semibold text-muted-foreground">
                  Article
                </th>
                {['Likes', 'Comments', 'Saves'].map((name) => (
                  <th key={name} scope="col" className={head}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {articles.map(({ id, title, likes, comments, saves }) => (
                <tr key={id} className="border-t border-border">
                  <th scope="row" className="w-full max-w-0 py-2.5 text-left font-medium">
                    <Link
                      to="/blog/$id"
                      params={{ id: String(id) }}
                      className="line-clamp-2 underline-offset-4 hover:underline"
                    >
                      {title}
                    </Link>
                  </th>
                  <td className={cell}>{formatCount(likes)}</td>
                  <td className={cell}>{formatCount(comments)}</td>
                  <td className={cell}>{formatCount(saves)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}
