import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { Changelog } from '@/api/generated/model.ts';
import { getGetChangelogQueryOptions, useGetChangelog } from '@/api/generated/releases/releases.ts';
import { ChangelogPage } from '@/features/public/catalogue/releases/changelog-page.tsx';
import { toAddress } from '@/i18n/language.ts';
import { type AppContext, getHead, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Product Not Found`;

export const Route = createFileRoute('/product/$id_/changelog')({
  loader: ({ context: { queryClient }, params }) =>
    loadItem(params.id, () => queryClient.ensureQueryData(getGetChangelogQueryOptions(params.id))),
  head: ({ match: { context, status }, params }) => changelogHead(context, params.id, status === 'error'),
  component: ChangelogScreen,
  notFoundComponent: () => <MissingItem title={MISSING} to="/products" back={t`Back to Products`} />,
});

function changelogHead(context: AppContext, id: string, failed: boolean) {
  const changelog = context.queryClient.getQueryData<Changelog>(pageKeys.changelog(id));
  if (!changelog) return notFoundHead(context, failed, MISSING);
  const title = t`What’s new in ${changelog.product}`;
  const description = t`Every version of ${changelog.product}, and what changed in it.`;
  const { meta, links } = getHead(context, { title, description, path: `/product/${id}/changelog` });
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title,
    href: toAddress(`/product/${id}/changelog.xml`),
  };
  return { meta, links: [...links, feed] };
}

function ChangelogScreen() {
  const { id } = Route.useParams();
  const { data } = useGetChangelog(id);
  return data ? <ChangelogPage changelog={data} /> : null;
}
