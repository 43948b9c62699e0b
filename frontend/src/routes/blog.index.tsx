import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { hasStatus } from '@/api/api-error.ts';
import { getListPostsQueryOptions } from '@/api/generated/blog/blog.ts';
import type { PostPage } from '@/api/generated/model.ts';
import { BlogPage } from '@/features/public/writing/blog/list/blog-page.tsx';
import { readBlogSearch, toListParams } from '@/features/public/writing/blog/list/blog-search.ts';
import { newestPosts } from '@/features/public/writing/blog/post-lists.ts';
import { postSizes } from '@/features/public/writing/blog/post-sizes.ts';
import { breadcrumbData, listData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { getDescription, getHead } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

const STEPS = [
  { name: t`Home`, path: '/' },
  { name: t`Blog`, path: '/blog' },
];

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  // Always in the same order, whatever the URL's: the server-rendered page and the browser must find the same match.
  loaderDeps: ({ search }) => readBlogSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const newest = queryClient.ensureQueryData(getListPostsQueryOptions(newestPosts));
    const list = queryClient.ensureQueryData(getListPostsQueryOptions(toListParams(deps)));
    const answered = Promise.allSettled([list, newest]).then(([{ status, ...answer }]) => {
      // The screen explains a refused search; a server error fails the page.
      if (import.meta.env.SSR && status === 'rejected' && 'reason' in answer && !hasStatus(answer.reason, 400))
        throw answer.reason;
    });
    // In the browser the screen is shown immediately, with its own loading state.
    if (import.meta.env.SSR) await answered;
  },
  head: ({ match: { context, loaderDeps } }) => {
    const page = context.queryClient.getQueryData<PostPage>(pageKeys.posts(toListParams(loaderDeps)));
    const picture = page?.items[0]?.image;
    const { meta, links } = getHead(context, {
      title: t`Blog`,
      description: getDescription(context, 'blog'),
      path: '/blog',
      data: import.meta.env.SSR
        ? [listData('/blog', page?.items ?? [], context.origin), breadcrumbData(STEPS, context.origin)]
        : [],
    });
    const variant = page?.items.length === 2 || loaderDeps.page ? 'half' : 'lead';
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, postSizes[variant])] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: Blog,
});

function Blog() {
  return <BlogPage search={Route.useSearch()} />;
}
