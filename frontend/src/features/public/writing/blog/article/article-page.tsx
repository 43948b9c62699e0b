import { t } from '@lingui/core/macro';
import { lazy, Suspense, useRef } from 'react';
import type { Post } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { useNearViewport } from '@/hooks/use-near-viewport.ts';
import { renderWholePage } from '@/lib/below-the-fold.ts';
import { Comments } from '../comments/comments.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { ArticleText } from './article-text.tsx';
import { CategoryCounts } from './category-counts.tsx';
import { Cover } from './cover.tsx';
import type { PostPair } from './find-adjacent-posts.ts';
import { PopularPosts } from './popular-posts.tsx';
import { PopularTags } from './popular-tags.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { ShareRow } from './share-row.tsx';

// The page is complete without the parts that load when scrolled near.
const nothing = () => ({ default: () => null });
const Contents = lazy(() =>
  import('./article-contents.tsx').then((file) => ({ default: file.ArticleContents }), nothing),
);
const AuthorBox = lazy(() => import('./author-box.tsx').then((file) => ({ default: file.AuthorBox }), nothing));
// Rendered with the page; only readers of a series load it. If it fails to load, it stays as rendered: nothing else
// would match the page.
const series = () => import('./series.tsx');
const seriesOrNever = () => series().catch(() => new Promise<never>(() => undefined));
const rendered = import.meta.env.SSR ? await series() : null;
const SeriesLine = rendered?.SeriesSummary ?? lazy(async () => ({ default: (await seriesOrNever()).SeriesSummary }));
const SeriesParts = rendered?.SeriesParts ?? lazy(async () => ({ default: (await seriesOrNever()).SeriesParts }));

interface ArticlePageProps {
  readonly post: Post;
  /** The page's absolute URL. */
  readonly address: string;
  readonly neighbours: PostPair | Promise<PostPair>;
}

/** The article page: cover, text between share row and side column, links to other articles. */
export function ArticlePage({ post, address, neighbours }: ArticlePageProps) {
  // A single part is not a series yet.
  const parts = post.series && post.series.parts.length > 1 ? post.series : null;
  const comments = useRef<HTMLElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const isRestNear = useNearViewport(rest);
  const isEndNear = useNearViewport(comments);
  const scrollToComments = () => {
    renderWholePage();
    comments.current?.scrollIntoView();
    comments.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <article>
        <Cover post={post}>
          <ReactionBar post={post} onComments={scrollToComments} />
        </Cover>
        <Container className="post-frame pt-6 lg:pt-14">
          <div className="post-share">
            <ShareRow title={post.title} address={address} />
          </div>
          <div className="min-w-0">
            <div className="reading">
              <div className="reading-line" />
              <ArticleText post={post}>
                {parts ? (
                  <Suspense key={post.id}>
                    <SeriesLine series={parts} id={post.id} />
                  </Suspense>
                ) : null}
              </ArticleText>
            </div>
            <Suspense key={post.id}>{parts ? <SeriesParts series={parts} id={post.id} /> : null}</Suspense>
            <Suspense>{isEndNear ? <AuthorBox name={post.author} /> : null}</Suspense>
            <Comments post={post} section={comments} />
          </div>
          <aside
            aria-label={t`More to read`}
            className="below-fold below-fold-82 sm:below-fold-57 post-side mt-10 grid content-start wrap-anywhere gap-12 sm:max-lg:grid-cols-2 sm:max-lg:[&>:nth-child(n+3)]:col-span-full lg:mt-0 lg:flex lg:flex-col"
          >
            <PopularPosts />
            <CategoryCounts />
            <PopularTags />
            <NewsletterBox />
            <div ref={rest} className="hidden grow lg:block">
              <Suspense>{isRestNear ? <Contents key={post.id} /> : null}</Suspense>
            </div>
          </aside>
        </Container>
      </article>
      <Container className="below-fold below-fold-54 post-end wrap-anywhere pt-16 pb-20 lg:pt-24 lg:pb-32">
        <Suspense>
          <AdjacentPosts neighbours={neighbours} />
        </Suspense>
        <RelatedArticles post={post} />
      </Container>
    </>
  );
}
