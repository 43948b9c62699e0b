import type { PostCard as Post } from '@/api/generated/model.ts';
import { PostCard } from '../post-card.tsx';
import { arrangePosts } from './post-arrangement.ts';

interface PostGridProps {
  readonly posts: readonly Post[];
  readonly isFirstPage: boolean;
}

/** One page of articles in two columns. */
export function PostGrid({ posts, isFirstPage }: PostGridProps) {
  const variants = arrangePosts(posts.length, isFirstPage);
  return (
    <div className="post-columns">
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} variant={variants[index] ?? 'half'} heading="h2" priority={index === 0} />
      ))}
    </div>
  );
}
