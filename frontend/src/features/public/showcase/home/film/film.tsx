import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Film as FilmData } from '@/api/generated/model.ts';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { filmHost, playerUrl } from './film-player.ts';
import type { Scene } from './story-scenes.ts';

const StoryShow = lazyComponent(() => import('./story-show.tsx').then(({ StoryShow: show }) => show));
const FilmVideo = lazyComponent(() => import('./film-video.tsx').then(({ FilmVideo: video }) => video));

interface FilmProps {
  readonly film: FilmData;
  /** Shown as long as there is no film. */
  readonly scenes?: readonly Scene[];
}

/** '2:40' is announced in minutes, '0:30' in seconds. */
const lasting = (duration: string) =>
  duration.startsWith('0:') ? t`${Number(duration.slice(2))} seconds` : t`${duration} minutes`;

interface PosterProps extends FilmProps {
  readonly onPlay: () => void;
}

/** The line below the button's label: the film's host, or what will be shown. */
const describeFilm = ({ embedUrl, files, captions }: FilmData, scenes: number) => {
  if (embedUrl !== null) return t`from ${filmHost(embedUrl)}`;
  if (files.length === 0) return t`in ${scenes} pictures`;
  return captions.length === 0 ? t`on this page` : t`with captions`;
};

const isInPictures = ({ embedUrl, files }: FilmData) => embedUrl === null && files.length === 0;

/** The poster is the button; there is no button without a film or a story. */
function FilmPoster({ film, scenes = [], onPlay }: PosterProps) {
  const inPictures = isInPictures(film);
  return (
    <>
      <Picture picture={film.poster} sizes="100vw" className="size-full" />
      {inPictures && scenes.length < 2 ? null : (
        <button type="button" onClick={onPlay} className="film-button [@media(scripting:none)]:hidden">
          <span className="flex items-center gap-4 text-start lg:gap-6">
            <span className="film-play">
              <Play className="size-6 fill-current lg:size-8" aria-hidden="true" />
            </span>
            <span>
              <span className="block text-lg leading-tight font-semibold lg:text-xl">
                {inPictures ? t`Play the story` : t`Play the film`}
              </span>
              <span className="block text-sm">{describeFilm(film, scenes.length)}</span>
            </span>
          </span>
        </button>
      )}
    </>
  );
}

interface PlayerProps extends FilmProps {
  readonly onCaptions: (lines: readonly string[]) => void;
}

/** The host's player, the browser's own, or the picture story. */
function FilmPlayer({ film, scenes = [], onCaptions }: PlayerProps) {
  const { embedUrl, poster, title } = film;
  if (embedUrl === null) {
    return (
      <Suspense fallback={<Picture picture={poster} sizes="100vw" className="size-full" />}>
        {isInPictures(film) ? <StoryShow scenes={scenes} /> : <FilmVideo film={film} onCaptions={onCaptions} />}
      </Suspense>
    );
  }
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={playerUrl(embedUrl)}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full"
    />
  );
}

/**
 * The studio's film, or its story in pictures of this site. Nothing of either is loaded before a click on the button,
 * which names a film's host.
 */
export function Film({ film, scenes = [] }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const [captionLines, setCaptionLines] = useState<readonly string[]>([]);
  return (
    <section
      aria-labelledby="story"
      className="below-fold below-fold-24 sm:below-fold-37 lg:below-fold-59 pt-(--rhythm)"
    >
      <Container className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 pb-7 lg:pb-9">
        <h2 id="story" className="text-5xl tracking-[-0.02em]">
          {film.title}
        </h2>
        {film.duration ? <p className="text-muted-foreground tabular-nums">{lasting(film.duration)}</p> : null}
      </Container>
      <div className="film">
        {playing ? (
          <FilmPlayer film={film} scenes={scenes} onCaptions={setCaptionLines} />
        ) : (
          <FilmPoster film={film} scenes={scenes} onPlay={() => setPlaying(true)} />
        )}
      </div>
      {captionLines.length > 0 ? (
        <Container className="pt-4">
          <details>
            <summary className="cursor-pointer py-2 font-medium">
              <Trans>Transcript</Trans>
            </summary>
            {captionLines.map((line) => (
              <p key={line} className="max-w-[60ch] pt-2 text-muted-foreground">
                {line}
              </p>
            ))}
          </details>
        </Container>
      ) : null}
    </section>
  );
}
