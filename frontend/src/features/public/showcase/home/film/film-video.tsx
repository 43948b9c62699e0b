import { useCallback } from 'react';
import type { Film } from '@/api/generated/model.ts';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';

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
      {captions === null ? null : (
        <track default kind="captions" srcLang="en" label="English" src={captions} ref={listening} />
      )}
    </video>
  );
}
