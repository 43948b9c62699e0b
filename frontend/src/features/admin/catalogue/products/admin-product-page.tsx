import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import type { UncheckedSearch } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { useOrigin } from '../../kit/record/list-origin.ts';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { RecordStepper } from '../../kit/record-stepper.tsx';
import { tabClass } from '../../kit/tab-class.ts';
import { useCan } from '../../kit/use-can.ts';
import { productList } from './product-list.ts';

/** The parts of a product's page, each with the operation that it needs. */
const PARTS = [
  { part: '', label: 'Details', requires: 'adminGetProduct' },
  { part: 'releases', label: 'Releases', requires: 'adminListReleases' },
  { part: 'keys', label: 'Licence keys', requires: 'adminGetLicencePool' },
  { part: 'reviews', label: 'Reviews', requires: 'adminListReviews' },
  { part: 'sales', label: 'Sales', requires: 'adminGetProductSales' },
] as const;

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Product not found.' : errorMessage(error, 'Failed to fetch product');

interface ProductPageProps {
  readonly id: string;
  /** The open part. */
  readonly children: ReactNode;
}

/** One product: its details, releases, keys, reviews and sales. */
export function AdminProductPage({ id, children }: ProductPageProps) {
  const query = useAdminGetProduct(id, { query: { refetchOnWindowFocus: false } });
  const can = useCan();
  const origin = useOrigin();
  return (
    <>
      <RecordBar
        back={{
          to: '/admin/products',
          search: origin && { ...productList.read(origin), ...productList.closed },
          label: 'Products',
        }}
      >
        {origin ? <ProductSteps id={id} origin={origin} /> : null}
      </RecordBar>
      <QueryState
        key={id}
        query={query}
        loading="Loading product"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {({ title, category, version, status, images: [image], licenceKeys }) => (
          <RecordPage
            title={<bdi lang={detectLanguage(title)}>{title}</bdi>}
            picture={
              image ? (
                <Picture picture={image} alt="" sizes="6rem" className="h-14 w-18 shrink-0 rounded-md max-sm:hidden" />
              ) : null
            }
            badges={<StatusBadge status={status} />}
            note={`${category} · Version ${version}`}
            actions={
              status === 'published' ? (
                <Link to="/product/$id" params={{ id }} className={buttonVariants({ variant: 'outline' })}>
                  <ExternalLink aria-hidden="true" />
                  View on the site
                </Link>
              ) : null
            }
          >
            <nav aria-label="Product" className="mt-5 mb-6 border-b border-border">
              <ul className="-mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]">
                {PARTS.filter(({ requires }) => can(requires))
                  .filter(({ label }) => licenceKeys || label !== 'Licence keys')
                  .map(({ part, label }) => (
                    <li key={part}>
                      <Link
                        to={part ? '/admin/products/$id/$part' : '/admin/products/$id'}
                        params={{ id, part }}
                        state={true}
                        activeOptions={{ exact: true, includeSearch: false }}
                        className={tabClass}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
            {children}
          </RecordPage>
        )}
      </QueryState>
    </>
  );
}

interface ProductStepsProps {
  readonly id: string;
  /** The list that led to the page. */
  readonly origin: UncheckedSearch;
}

/** To the products before and after in the list; the same part of each is open. */
function ProductSteps({ id, origin }: ProductStepsProps) {
  const navigate = useNavigate();
  const { query, fetchPage } = useList(productList, origin);
  const steps = useRecordSteps({
    id,
    data: query.data,
    rowId: (product) => String(product.id),
    fetchPage,
    onStep: (next, page) =>
      void navigate({
        to: '.',
        params: (present: object) => ({ ...present, id: next }),
        state: { list: { ...origin, page } },
        replace: true,
      }),
  });
  return <RecordStepper steps={steps} />;
}
