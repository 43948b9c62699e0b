import { createFileRoute } from '@tanstack/react-router';
import { getGetPostQueryKey, getGetPostQueryOptions, useGetPost } from '@/api/generated/blog/blog.ts';
import type { Post } from '@/api/generated/model/post.ts';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { articleData, breadcrumbData } from '@/lib/json-ld.ts';
import { type AppContext, headOf } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';

const MISSING = 'Blog post not found';

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params }) =>
    loadItem(params.id, () => context.queryClient.ensureQueryData(getGetPostQueryOptions(params.id))),
  head: ({ match: { context }, params }) => articleHead(context, params.id),
  component: ArticlePage,
  notFoundComponent: () => <MissingItem title={MISSING} to="/blog" back="Back to the blog" />,
});

function articleHead(context: AppContext, id: string) {
  const post = context.queryClient.getQueryData<Post>(getGetPostQueryKey(id));
  if (!post) return headOf(context, { title: MISSING, description: MISSING, path: null });
  const path = `/blog/${id}`;
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: post.title, path },
  ];
  return headOf(context, {
    title: post.title,
    description: post.excerpt,
    path,
    image: post.image.url,
    type: 'article',
    data: import.meta.env.SSR
      ? [articleData(post, context.origin + path, context.origin), breadcrumbData(steps, context.origin)]
      : [],
  });
}

function ArticlePage() {
  const { id } = Route.useParams();
  const { data: post } = useGetPost(id);
  return post ? <UpcomingScreen title={post.title} line={post.excerpt} /> : null;
}
