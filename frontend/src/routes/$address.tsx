import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Page } from '@/api/generated/model.ts';
import { getGetPageQueryOptions, useGetPage } from '@/api/generated/pages/pages.ts';
import { NotFound } from '@/components/feedback/not-found.tsx';
import { TextPage } from '@/features/public/writing/pages/text-page.tsx';
import { loadItem, PAGE_ADDRESS } from './-load-item.ts';
import { pageKeys } from './-page-keys.ts';
import { textHead } from './-text-head.ts';

export const Route = createFileRoute('/$address')({
  loader: async ({ context, params: { address } }) => {
    const load = () => context.queryClient.ensureQueryData(getGetPageQueryOptions(address));
    const page = await loadItem(address, load, PAGE_ADDRESS);
    if (page.address === address) return;
    throw redirect({ to: '/$address', params: { address: page.address }, statusCode: 308, replace: true });
  },
  head: ({ match: { context, status }, params: { address } }) =>
    textHead(context, status, `/${address}`, context.queryClient.getQueryData<Page>(pageKeys.page(address))),
  component: OwnerPage,
  notFoundComponent: NotFound,
});

function OwnerPage() {
  const { data } = useGetPage(Route.useParams().address);
  return data ? <TextPage title={data.title} changed={null} pageSections={data.headings} html={data.html} /> : null;
}
