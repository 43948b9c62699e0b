import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { usePageHidden } from '@/hooks/use-page-hidden.ts';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';
import { SCENE_MS, type Scene } from './story-scenes.ts';

interface StoryShowProps {
  readonly scenes: readonly Scene[];
}

/** The story, scene by scene. It plays automatically to its end, except with reduced motion. */
export function StoryShow({ scenes }: StoryShowProps) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const pageHidden = usePageHidden();
  const reducedMotion = useReducedMotion();
  const atEnd = index === scenes.length - 1;
  const running = isPlaying && !atEnd && !pageHidden && !reducedMotion;
  const show = useRef<HTMLElement>(null);

  useEffect(() => show.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex(index + 1), SCENE_MS);
    return () => clearTimeout(timer);
  }, [running, index]);

  const go = (to: number) => {
    setIsPlaying(false);
    setIndex(to);
  };
  const resume = () => {
    if (atEnd) setIndex(0);
    setIsPlaying(!running);
  };
  const scene = scenes[index];
  if (!scene) return null;
  return (
    <section ref={show} tabIndex={-1} aria-label={t`Our story in pictures`} className="story">
      {scenes.map(({ picture, title }, at) => (
        <div key={title} className="story-scene" data-shown={at === index}>
          {Math.abs(at - index) <= 1 ? <Picture picture={picture} alt="" sizes="100vw" className="size-full" /> : null}
        </div>
      ))}
      <div className="dark deep story-foot">
        <p aria-live={running ? 'off' : 'polite'} className="max-w-[44ch]">
          <span className="block text-lg leading-tight font-semibold lg:text-xl">{scene.title}</span>
          <span className="block text-sm lg:text-base">{scene.text}</span>
        </p>
        <div className="flex items-center gap-1">
          <IconButton
            icon={ArrowLeft}
            label={t`Previous picture`}
            disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          {reducedMotion ? null : (
            <IconButton
              icon={running ? Pause : Play}
              label={running ? t`Pause` : atEnd ? t`Play again` : t`Play`}
              onClick={resume}
            />
          )}
          <IconButton icon={ArrowRight} label={t`Next picture`} disabled={atEnd} onClick={() => go(index + 1)} />
          <span className="ps-2 text-sm whitespace-nowrap tabular-nums">{t`${index + 1} of ${scenes.length}`}</span>
        </div>
      </div>
    </section>
  );
}
