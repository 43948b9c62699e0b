import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { useAdminListReleases } from '@/api/generated/admin-releases/admin-releases.ts';
import type { AdminRelease } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { nextVersion } from './release-draft.ts';
import { ReleaseEditor } from './release-editor.tsx';
import { type ReleasePlan, releasePlans } from './release-plans.ts';
import { ReleaseRow } from './release-row.tsx';

interface UnservedPlanProps {
  readonly releases: readonly AdminRelease[];
  readonly plans: readonly ReleasePlan[];
}

/** Warns that a plan added later has no file of the current release, so that it cannot be bought. */
function UnservedPlan({ releases, plans }: UnservedPlanProps) {
  const current = releases.find((release) => release.current);
  const hasFile = (plan: string) => current?.files.some((file) => file.plans.length === 0 || file.plans.includes(plan));
  const plan = plans.find(({ id, isSold }) => isSold && !hasFile(id))?.name;
  if (!current || plan === undefined) return null;
  return (
    <p className="mb-4 flex items-start gap-3 rounded-xl border border-border bg-warning-soft px-4 py-3 text-sm text-pretty">
      <TriangleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      <span>{`Version ${current.version} has no file for the plan “${plan}”, so it cannot be bought. Publish a release that has one.`}</span>
    </p>
  );
}

interface ProductReleasesProps {
  /** Id of the product. */
  readonly product: string;
  /** The release in the open form, or 'new'. */
  readonly release?: string | undefined;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Product not found.' : errorMessage(error, 'Failed to fetch the releases');

/** The releases of a product: drafts, published and withdrawn ones. */
export function ProductReleases({ product, release }: ProductReleasesProps) {
  const navigate = useNavigate();
  const { data: named } = useAdminGetProduct(product);
  const query = useAdminListReleases(product);
  const [publishing, setPublishing] = useState<AdminRelease | null>(null);
  const { lastValue: lastRelease, count } = usePanelValue(release);
  const open = (next: string | undefined) =>
    void navigate({
      to: '/admin/products/$id/$part',
      params: { id: product, part: 'releases' },
      search: { release: next },
      resetScroll: false,
    });
  const add = (
    <Link
      to="/admin/products/$id/$part"
      params={{ id: product, part: 'releases' }}
      search={{ release: 'new' }}
      resetScroll={false}
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <Plus aria-hidden="true" />
      New release
    </Link>
  );
  const plans = releasePlans(named);
  const edited = query.data?.find(({ id }) => id === lastRelease);
  return (
    <section aria-label="Releases">
      {isNotFound(query.error) ? null : <div className="mb-4 flex justify-end">{add}</div>}
      <QueryState
        query={query}
        loading="Loading releases"
        skeleton={<ListSkeleton />}
        toMessage={toMessage}
        isFinal={isNotFound}
        isEmpty={({ length }) => length === 0}
        empty={
          <Card>
            <EmptyState
              scene="downloads"
              title="No releases yet"
              line="Releases stay drafts until you publish them. Customers are notified of stable versions in the app and by email."
              action={add}
            />
          </Card>
        }
      >
        {(releases) => (
          <>
            <UnservedPlan releases={releases} plans={plans} />
            <ul aria-label="Releases" className="grid gap-2.5">
              {releases.map((row) => (
                <li key={row.id} className="min-w-0">
                  <ReleaseRow product={product} release={row} plans={plans} onEdit={() => open(row.id)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {lastRelease && (lastRelease === 'new' ? query.data : edited) ? (
        <ReleaseEditor
          key={count}
          product={product}
          plans={plans}
          saved={edited ?? null}
          open={release !== undefined}
          version={nextVersion((query.data ?? []).map(({ version }) => version))}
          onClose={() => open(undefined)}
          onPublish={setPublishing}
        />
      ) : null}
      {publishing ? (
        <PublishDialog open product={product} release={publishing} onClose={() => setPublishing(null)} />
      ) : null}
    </section>
  );
}
