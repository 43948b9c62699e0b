import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePageHidden } from '@/hooks/use-page-hidden.ts';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';
import {
  createClock,
  DEFERRED_PICTURES_MS,
  isRunning,
  nextSlide,
  type SlideClock,
  stopClock,
} from './carousel-timing.ts';

/**
 * State of the hero's slides: the current one, whether they advance automatically, and handlers for the region around
 * them. Nothing runs before the first effect, so the server-rendered page and the first render in the browser are
 * identical.
 */
export function useCarousel(slides: number) {
  const [index, setIndex] = useState(0);
  const [hydrated, setHydrated] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [allPictures, setAllPictures] = useState(false);
  const pageHidden = usePageHidden();
  const reducedMotion = useReducedMotion();
  const clock = useRef<SlideClock>(null);

  const running = hydrated && isRunning({ slides, isPlaying, hovered, focused, pageHidden, reducedMotion });

  useEffect(() => {
    setHydrated(true);
    const deferTimer = setTimeout(() => setAllPictures(true), DEFERRED_PICTURES_MS);
    return () => clearTimeout(deferTimer);
  }, []);

  const show = useCallback((next: number) => {
    setAllPictures(true);
    setIndex(next);
  }, []);

  useEffect(() => {
    if (!running) return;
    const started = performance.now();
    const current = createClock(index, clock.current);
    const timer = setTimeout(() => show(nextSlide(index, slides)), current.remaining);
    return () => {
      clearTimeout(timer);
      clock.current = stopClock(current, performance.now() - started);
    };
  }, [running, index, slides, show]);

  const region = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };

  return { index, show, running, isPlaying, setIsPlaying, allPictures, reducedMotion, region };
}
