import { t } from '@lingui/core/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { filterLabel } from '@/components/list/category-chips.ts';
import { ListSearchBox } from '@/components/list/list-search-box.tsx';
import { ResultCount } from '@/components/list/result-count.tsx';
import { Container } from '@/components/ui/container.tsx';
import { toAddress } from '@/i18n/language.ts';
import { RESULTS_ID } from '@/lib/focus-results.ts';
import { topicName } from '@/lib/topic-name.ts';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { BlogClear } from './blog-clear.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { type BlogSearch, isFiltered, readBlogSearch, toListParams } from './blog-search.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { PostResults } from './post-results.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { SavedPosts } from './saved-posts.tsx';

interface BlogPageProps {
  readonly search: BlogSearch;
}

/** All articles, filtered by the URL. */
export function BlogPage({ search }: BlogPageProps) {
  const navigate = useNavigate();
  const site = useGetSite().data;
  const { title, text: intro } = site?.heads.blog ?? {};
  const query = useListPosts(toListParams(search), { query: { placeholderData: keepPreviousData } });
  const { data, isPlaceholderData } = query;
  const { search: text, category, tag } = search;
  return (
    <Container className="pt-10 pb-20 lg:pt-12 lg:pb-32">
      <div className="blog-frame gap-y-6">
        <div>
          <h1 className="text-6xl">{title || t`Blog`}</h1>
          {intro ? <p className="mt-3 text-lg text-muted-foreground">{intro}</p> : null}
        </div>
        <div className="self-end">
          <ListSearchBox
            action={toAddress('/blog')}
            label={t`Search articles`}
            search={search}
            read={readBlogSearch}
            go={(next, replace) => void navigate({ to: '/blog', search: next, replace })}
            preserved={{ category, tag }}
          />
        </div>
      </div>
      <div className="mt-8 lg:mt-10">
        <BlogFilters search={search} />
      </div>
      <div id={RESULTS_ID} tabIndex={-1} className="mt-4 flex min-h-14 items-center gap-2 border-t border-border py-2">
        <ResultCount total={data?.total} noun={[t`article`, t`articles`]}>
          {text ? <span>{t` for “${text}”`}</span> : null}
          {category ? <span>{t` in ${topicName(filterLabel(site?.postFilters, category) ?? '')}`}</span> : null}
          {tag ? <span>{t` tagged ${topicName(tag)}`}</span> : null}
        </ResultCount>
        {data && data.total > 0 && isFiltered(search) ? <BlogClear small /> : null}
      </div>
      <div className="blog-frame mt-2 gap-y-16">
        <div className="min-w-0">
          <QueryState
            failure={ErrorPage}
            query={query}
            loading={t`Loading articles`}
            skeleton={<GridSkeleton isFirstPage={search.page === undefined} />}
            toMessage={(error) => errorMessage(error, t`Failed to fetch articles`)}
          >
            {(page) => <PostResults search={search} page={page} isOld={isPlaceholderData} />}
          </QueryState>
        </div>
        <div className="grid content-start gap-12">
          <NewsletterBox />
          <RecentPosts />
          <SavedPosts />
        </div>
      </div>
    </Container>
  );
}
