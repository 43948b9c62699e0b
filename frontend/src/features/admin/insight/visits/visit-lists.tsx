import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type {
  AdminVisits,
  VisitCoupon,
  VisitNewsletter,
  VisitOrigin,
  VisitPage,
  VisitProduct,
} from '@/api/generated/model.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { type RankedColumn, RankedList } from '../../kit/ranked-list.tsx';
import { useCan } from '../../kit/use-can.ts';
import { countryName, deviceName, otherName, pageName, sourceName } from '../../kit/visits/visit-names.ts';

const count = { format: formatCount } as const;
const dash = (value: number) => (value === 0 ? '–' : formatCount(value));

const originColumns: readonly RankedColumn<VisitOrigin>[] = [
  { name: 'Visits', value: ({ visits }) => visits, ...count },
  { name: 'Previous', value: ({ before }) => before, ...count },
  { name: 'Checkouts', value: ({ checkouts }) => checkouts, format: dash },
];
const pageColumns: readonly RankedColumn<VisitPage>[] = [
  { name: 'Views', value: ({ views }) => views, ...count },
  { name: 'Previous', value: ({ before }) => before, ...count },
  { name: 'Entries', value: ({ entries }) => entries, ...count, isMinor: true },
  { name: 'Exits', value: ({ exits }) => Math.max(0, exits), ...count, isMinor: true },
];
const articleColumns: readonly RankedColumn<VisitPage>[] = [
  { name: 'Views', value: ({ views }) => views, ...count },
  { name: 'Reads', value: ({ reads }) => reads, ...count },
  { name: 'Entries', value: ({ entries }) => entries, ...count, isMinor: true },
  { name: 'Checkouts', value: ({ checkouts }) => checkouts, format: dash },
];
const productColumns: readonly RankedColumn<VisitProduct>[] = [
  { name: 'Views', value: ({ views }) => views, ...count },
  { name: 'Checkouts', value: ({ checkouts }) => checkouts, ...count },
  { name: 'Orders', value: ({ orders }) => orders, ...count },
  { name: 'Revenue', value: ({ revenue }) => revenue, format: formatMoney, isMinor: true },
];

const attributionColumns: readonly RankedColumn<VisitNewsletter | VisitCoupon>[] = [
  { name: 'Visits', value: ({ visits }) => visits, ...count },
  { name: 'Checkouts', value: ({ checkouts }) => checkouts, format: dash },
  { name: 'Paid orders', value: ({ orders }) => orders, format: dash },
  { name: 'Revenue', value: ({ revenue }) => revenue, format: formatMoney },
];

const link = (path: string, name: string): ReactNode =>
  path.startsWith('/') ? (
    <a href={path} className="underline-offset-4 hover:underline">
      {name}
    </a>
  ) : (
    name
  );

/** Leads to a redirect from the path, for administrators who can add one. */
function MissingPath({ path }: { readonly path: string }) {
  return !useCan()('adminCreateRedirect') ? (
    <span>{path}</span>
  ) : (
    <Link
      to="/admin/content/redirects"
      search={{ create: path }}
      title="Add redirect"
      className="underline-offset-4 hover:underline"
    >
      {path}
    </Link>
  );
}

interface OriginsProps {
  readonly title: string;
  readonly subject: string;
  readonly rows: readonly VisitOrigin[];
  readonly nameOf: (name: string) => string;
  readonly nothing: string;
  readonly file: string;
}

const Origins = ({ nameOf, ...rest }: OriginsProps) => (
  <RankedList {...rest} columns={originColumns} keyOf={({ name }) => name} nameOf={({ name }) => nameOf(name)} />
);

/** What was visited, where visits came from, and what visitors did not find. */
export function VisitLists({ visits }: { readonly visits: AdminVisits }) {
  const {
    pages,
    products,
    newsletters,
    coupons,
    sources,
    media,
    campaigns,
    countries,
    devices,
    searches,
    missing,
    from,
    to,
  } = visits;
  const articles = pages.filter(({ kind }) => kind === 'article');
  const none = 'No visits in this period.';
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-2">
      <Origins
        title="Sources"
        subject="Source"
        rows={sources}
        nameOf={sourceName}
        nothing={none}
        file={`sources-${from}-${to}`}
      />
      <RankedList
        title="Pages"
        subject="Page"
        rows={pages}
        columns={pageColumns}
        keyOf={({ path }) => path}
        nameOf={pageName}
        render={(page) => link(page.path, pageName(page))}
        nothing={none}
        file={`pages-${from}-${to}`}
      />
      <RankedList
        title="Products"
        subject="Product"
        rows={products}
        columns={productColumns}
        keyOf={({ id }) => String(id)}
        nameOf={({ id, title }) => title ?? `Deleted product ${id}`}
        nothing="No product was viewed in this period."
        file={`product-visits-${from}-${to}`}
        note="Orders aren’t attributed to visits. Orders and revenue match Analytics."
      />
      <RankedList
        title="Articles"
        subject="Article"
        rows={articles}
        columns={articleColumns}
        keyOf={({ path }) => path}
        nameOf={pageName}
        render={(page) => link(page.path, pageName(page))}
        nothing="No article was opened in this period."
        file={`articles-${from}-${to}`}
        note="Reads count articles read to the end. Checkouts are from visits that started on the article."
      />
      <RankedList
        title="Newsletters"
        subject="Newsletter"
        rows={newsletters}
        columns={attributionColumns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        render={({ id, title }) => link(`/admin/users/newsletters/${id}`, title)}
        nothing="No newsletter led to visits or orders in this period."
        file={`newsletters-${from}-${to}`}
        note="Visits by its links. Orders and revenue of the coupon that it names, each order once: for the last newsletter with the code."
      />
      <RankedList
        title="Coupons"
        subject="Coupon"
        rows={coupons}
        columns={attributionColumns}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        nothing="No coupon was used in this period."
        file={`coupons-${from}-${to}`}
        note="Visits by newsletters that name the code and by links with it as utm_campaign. Revenue is less refunds, tax included."
      />
      <Origins
        title="Campaigns"
        subject="utm_campaign"
        rows={campaigns}
        nameOf={otherName}
        nothing="No visits with utm_campaign."
        file={`campaigns-${from}-${to}`}
      />
      <Origins
        title="Media"
        subject="utm_medium"
        rows={media}
        nameOf={otherName}
        nothing="No visits with utm_medium."
        file={`media-${from}-${to}`}
      />
      <Origins
        title="Countries"
        subject="Country"
        rows={countries}
        nameOf={countryName}
        nothing="Unknown. Set COUNTRY_HEADER if your proxy names the visitor’s country."
        file={`countries-${from}-${to}`}
      />
      <Origins
        title="Devices"
        subject="Device"
        rows={devices}
        nameOf={deviceName}
        nothing={none}
        file={`devices-${from}-${to}`}
      />
      <RankedList
        title="Searches"
        subject="Search term"
        rows={searches}
        columns={[
          { name: 'Searches', value: (row) => row.searches, ...count },
          { name: 'Without results', value: (row) => row.unsuccessful, format: dash },
        ]}
        keyOf={({ words }) => words}
        nameOf={({ words }) => otherName(words)}
        nothing="No searches in this period."
        file={`searches-${from}-${to}`}
      />
      <RankedList
        title="Pages not found"
        subject="Path"
        rows={missing}
        columns={[{ name: 'Requests', value: ({ views }) => views, ...count }]}
        keyOf={({ path }) => path}
        nameOf={({ path }) => otherName(path)}
        render={({ path }) => (path.startsWith('/') ? <MissingPath path={path} /> : otherName(path))}
        nothing="No missing pages."
        file={`missing-pages-${from}-${to}`}
      />
    </div>
  );
}
