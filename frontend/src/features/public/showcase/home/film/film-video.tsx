import { useCallback } from 'react';
import type { Film } from '@/api/generated/model.ts';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';
import { LANGUAGE_NAMES, language } from '@/i18n/language.ts';

interface FilmVideoProps {
  readonly film: Film;
  /** Called with the spoken lines once the captions are loaded. */
  readonly onCaptions: (lines: readonly string[]) => void;
}

const mediaType = (url: string) => (url.endsWith('.webm') ? 'video/webm' : 'video/mp4');

const cueLines = ({ cues }: TextTrack): string[] =>
  Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).filter((text) => text !== '');

/** React does not support `onLoad` on a track, and the track may have loaded before the component mounts. */
const listen = (track: HTMLTrackElement | null, onCaptions: FilmVideoProps['onCaptions']) => {
  const report = () => track && onCaptions(cueLines(track.track));
  if (track?.readyState === HTMLTrackElement.LOADED) report();
  track?.addEventListener('load', report);
  return () => track?.removeEventListener('load', report);
};

/** The film in the browser's own player. It starts automatically, except with reduced motion. */
export function FilmVideo({ film: { title, files, captions, poster }, onCaptions }: FilmVideoProps) {
  const still = useReducedMotion();
  const shown = captions.find((track) => track.language === language) ?? captions[0];
  const listening = useCallback((track: HTMLTrackElement | null) => listen(track, onCaptions), [onCaptions]);
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
        <source key={url} src={url} type={mediaType(url)} />
      ))}
      {captions.map((track) => (
        <track
          key={track.language}
          default={track === shown}
          kind="captions"
          srcLang={track.language}
          label={LANGUAGE_NAMES[track.language]}
          src={track.url}
          ref={track === shown ? listening : undefined}
        />
      ))}
    </video>
  );
}
