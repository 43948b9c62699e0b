import type { Film } from '@/api/generated/model.ts';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';

interface FilmVideoProps {
  readonly film: Film;
  /** What is said, line by line, once the captions are there. */
  readonly onWords: (lines: readonly string[]) => void;
}

const typeOf = (url: string) => (url.endsWith('.webm') ? 'video/webm' : 'video/mp4');

const linesOf = ({ cues }: TextTrack): string[] =>
  Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).filter((text) => text !== '');

/** The film in the browser's own player. It starts by itself, except for those who want less motion. */
export function FilmVideo({ film: { title, files, captions, poster }, onWords }: FilmVideoProps) {
  const still = useReducedMotion();
  return (
    // biome-ignore lint/a11y/useMediaCaption: an owner's film without speech has no captions
    <video
      ref={(video) => video?.focus({ preventScroll: true })}
      aria-label={title}
      className="size-full bg-deep object-contain"
      poster={poster.url}
      controls
      playsInline
      autoPlay={!still}
      preload="auto"
    >
      {files.map(({ url }) => (
        <source key={url} src={url} type={typeOf(url)} />
      ))}
      {captions === null ? null : (
        <track
          default
          kind="captions"
          srcLang="en"
          label="English"
          src={captions}
          onLoad={({ currentTarget }) => onWords(linesOf(currentTarget.track))}
        />
      )}
    </video>
  );
}
