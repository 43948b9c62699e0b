import { SLUG } from '@contract/rules/article-slugs.ts';
import { t } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getGetPostQueryOptions, useGetPost } from '@/api/generated/blog/blog.ts';
import type { Post } from '@/api/generated/model.ts';
import { ArticlePage } from '@/features/public/writing/blog/article/article-page.tsx';
import { ArticleSkeleton } from '@/features/public/writing/blog/article/article-skeleton.tsx';
import { COVER_SIZES } from '@/features/public/writing/blog/article/cover-sizes.ts';
import { toAddress } from '@/i18n/language.ts';
import { articleData, breadcrumbData, siteData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { topicName } from '@/lib/topic-name.ts';
import { type AppContext, getHead, getSite, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Blog post not found`;

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const around = import('@/features/public/writing/blog/article/load-article.ts').catch(() => null);
    const post = await loadItem(id, () => queryClient.ensureQueryData(getGetPostQueryOptions(id)), SLUG);
    if (post.address !== id)
      throw redirect({ to: '/blog/$id', params: { id: post.address }, statusCode: 308, replace: true });
    // Everything around the text may fail to load; the text remains.
    return (await around)?.loadAdjacent(queryClient, post) ?? { neighbours: { previous: null, next: null } };
  },
  head: ({ match: { context, status }, params }) => articleHead(context, params.id, status === 'error'),
  component: Article,
  pendingComponent: ArticleSkeleton,
  pendingMs: 300,
  notFoundComponent: () => <MissingItem title={MISSING} to="/blog" back={t`Back to the blog`} />,
});

function articleHead(context: AppContext, id: string, failed: boolean) {
  const post = context.queryClient.getQueryData<Post>(pageKeys.post(id));
  if (!post) return notFoundHead(context, failed, MISSING);
  const path = `/blog/${encodeURIComponent(id)}`;
  const steps = [
    { name: t`Home`, path: '/' },
    { name: t`Blog`, path: '/blog' },
    { name: post.title, path },
  ];
  const { meta, links } = getHead(context, {
    title: post.title,
    description: post.excerpt,
    path,
    card: { kind: 'post', id: post.id, kicker: topicName(post.category), picture: post.image.url },
    type: 'article',
    data: import.meta.env.SSR
      ? [
          ...siteData(getSite(context), context.origin), // referenced by the publisher
          articleData(post, context.origin + toAddress(path), context.origin),
          breadcrumbData(steps, context.origin),
        ]
      : [],
  });
  const preload = import.meta.env.SSR ? [picturePreload(post.image, COVER_SIZES)] : [];
  return { meta, links: [...links, ...preload] };
}

function Article() {
  const { id } = Route.useParams();
  const { origin } = Route.useRouteContext();
  const { neighbours } = Route.useLoaderData();
  const { data: post } = useGetPost(id);
  return post ? (
    <ArticlePage post={post} address={origin + toAddress(`/blog/${encodeURIComponent(id)}`)} neighbours={neighbours} />
  ) : null;
}
