import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Film as FilmData } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { filmHost, playerUrl } from './film-player.ts';
import type { Scene } from './story-scenes.ts';

const StoryShow = lazy(() => import('./story-show.tsx').then(({ StoryShow: show }) => ({ default: show })));

interface FilmProps {
  readonly film: FilmData;
  /** What is shown instead while no film has been shot. */
  readonly scenes?: readonly Scene[];
}

/** '2:40' is said in minutes, '0:30' in seconds. */
const lasting = (duration: string) =>
  duration.startsWith('0:') ? `${Number(duration.slice(2))} seconds` : `${duration} minutes`;

/**
 * The studio's film, or its story in pictures of this site. Nothing of either is loaded before a press on the button,
 * which names a film's host.
 */
export function Film({ film, scenes = [] }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const { title, embedUrl, duration, poster } = film;
  return (
    <section
      aria-labelledby="story"
      className="below-fold below-fold-24 sm:below-fold-37 lg:below-fold-59 pt-(--rhythm)"
    >
      <Container className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 pb-7 lg:pb-9">
        <h2 id="story" className="text-5xl tracking-[-0.02em]">
          {title}
        </h2>
        {duration ? <p className="text-muted-foreground tabular-nums">{lasting(duration)}</p> : null}
      </Container>
      <div className="film">
        {playing && embedUrl === null ? (
          <Suspense fallback={<Picture picture={poster} sizes="100vw" className="size-full" />}>
            <StoryShow scenes={scenes} />
          </Suspense>
        ) : playing && embedUrl ? (
          <iframe
            ref={(frame) => frame?.focus()}
            src={playerUrl(embedUrl)}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <>
            <Picture picture={poster} sizes="100vw" className="size-full" />
            {embedUrl === null && scenes.length < 2 ? null : (
              <button
                type="button"
                onClick={() => setPlaying(true)}
                className="film-button [@media(scripting:none)]:hidden"
              >
                <span className="flex items-center gap-4 text-left lg:gap-6">
                  <span className="film-play">
                    <Play className="size-6 fill-current lg:size-8" aria-hidden="true" />
                  </span>
                  <span>
                    <span className="block text-lg leading-tight font-semibold lg:text-xl">
                      {embedUrl === null ? 'Play the story' : 'Play the film'}
                    </span>
                    <span className="block text-sm">
                      {embedUrl === null ? `in ${scenes.length} pictures` : `from ${filmHost(embedUrl)}`}
                    </span>
                  </span>
                </span>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
