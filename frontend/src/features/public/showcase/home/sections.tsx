import { useGetHome } from '@/api/generated/home/home.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { FaqSection } from './faq/faq.tsx';
import { Film } from './film/film.tsx';
import { storyScenes } from './film/story-scenes.ts';
import { FromTheBlog } from './latest/from-the-blog.tsx';
import { Releases } from './latest/releases.tsx';
import { Projects } from './projects/projects.tsx';
import { Suite } from './suite/suite.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** Everything below the hero, from the data that the route has loaded. */
export function Sections() {
  const { data: home } = useGetHome();
  const { data: site } = useGetSite();
  if (!home) return null;
  return (
    <>
      <Projects />
      <Testimonials testimonials={home.testimonials} />
      <Releases releases={home.releases} />
      <FromTheBlog posts={home.posts} />
      {home.film ? (
        <Film film={home.film} scenes={storyScenes(home.film, home.slides, site?.description ?? '')} />
      ) : null}
      <FaqSection faqs={home.faqs} />
      <Suite features={home.suite} head={home.suiteHead} channelUrl={site?.channelUrl ?? ''} />
    </>
  );
}
