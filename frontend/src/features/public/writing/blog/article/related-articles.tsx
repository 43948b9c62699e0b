import { Trans } from '@lingui/react/macro';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import type { Post } from '@/api/generated/model.ts';
import { PostCard } from '../post-card.tsx';
import { relatedPosts, sameCategory } from '../post-lists.ts';
import type { PostVariant } from '../post-variants.ts';

/** By their number, so that a row is always full. */
const VARIANTS: readonly PostVariant[] = ['wide', 'half', 'third'];
const COLUMNS = ['', 'sm:grid-cols-2', 'sm:grid-cols-3'];

interface RelatedArticlesProps {
  readonly post: Pick<Post, 'address' | 'category'>;
}

/** Up to three other articles of the category. Hidden when there are none or they cannot be loaded. */
export function RelatedArticles({ post: { address, category } }: RelatedArticlesProps) {
  const posts = relatedPosts(address, useListPosts(sameCategory(category)).data?.items ?? []);
  const lastIndex = posts.length - 1;
  const variant = VARIANTS[lastIndex];
  if (!variant) return null;
  return (
    <section aria-labelledby="related" className="mt-16 lg:mt-24">
      <h2 id="related" className="text-3xl">
        <Trans>Related Articles</Trans>
      </h2>
      <div className={`mt-8 grid gap-x-8 gap-y-12 ${COLUMNS[lastIndex]}`}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} variant={variant} heading="h3" />
        ))}
      </div>
    </section>
  );
}
