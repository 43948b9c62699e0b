import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getGetBundleQueryOptions, useGetBundle } from '@/api/generated/bundles/bundles.ts';
import type { Bundle } from '@/api/generated/model.ts';
import { BundlePage } from '@/features/public/catalogue/bundles/bundle-page.tsx';
import { BundleSkeleton } from '@/features/public/catalogue/bundles/bundle-skeleton.tsx';
import { AddBundleButtons } from '@/features/public/orders/cart/add-bundle-buttons.tsx';
import { toAddress } from '@/i18n/language.ts';
import { breadcrumbData, siteData } from '@/lib/json-ld.ts';
import { bundleData } from '@/lib/json-ld-bundle.ts';
import { type AppContext, getHead, getSite, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Bundle not found`;

export const Route = createFileRoute('/bundle/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    await loadItem(params.id, () => queryClient.ensureQueryData(getGetBundleQueryOptions(params.id)));
  },
  head: ({ match: { context, status }, params }) => bundleHead(context, params.id, status === 'error'),
  component: BundleScreen,
  pendingComponent: BundleSkeleton,
  pendingMs: 300,
  notFoundComponent: () => <MissingItem title={MISSING} to="/products" back={t`Back to Products`} />,
});

function bundleHead(context: AppContext, id: string, failed: boolean) {
  const bundle = context.queryClient.getQueryData<Bundle>(pageKeys.bundle(id));
  if (!bundle) return notFoundHead(context, failed, MISSING);
  const path = `/bundle/${id}`;
  const steps = [
    { name: t`Home`, path: '/' },
    { name: t`Products`, path: '/products' },
    { name: bundle.name, path },
  ];
  const url = context.origin + toAddress(path);
  return getHead(context, {
    title: bundle.name,
    description: bundle.description.split('\n\n', 1)[0] ?? '',
    path,
    card: { kind: 'bundle', id, kicker: '', picture: bundle.image.url },
    data: import.meta.env.SSR
      ? [
          ...siteData(getSite(context), context.origin), // referenced by brand and seller
          bundleData(bundle, url, getSite(context).pricesIncludeTax, context.origin),
          breadcrumbData(steps, context.origin),
        ]
      : [],
  });
}

function BundleScreen() {
  const { id } = Route.useParams();
  const { data: bundle } = useGetBundle(id);
  return bundle ? <BundlePage bundle={bundle} action={<AddBundleButtons id={bundle.id} of={bundle.name} />} /> : null;
}
