import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteHead, Slide } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
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
import { HERO_SIZES } from './hero-sizes.ts';
import { SlideIndex } from './slide-index.tsx';
import { SlideText } from './slide-text.tsx';

/**
 * State of the hero's slides: the current one, whether they advance automatically, and handlers for the region around
 * them. Nothing runs before the first effect, so the server-rendered page and the first render in the browser are
 * identical.
 */
function useCarousel(slides: number) {
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

interface HeroProps {
  readonly slides: readonly Slide[];
  /** The studio in one line, the page's main heading; and the text next to it while there are no slides. */
  readonly head: SiteHead;
}

/**
 * The poster of the site: the studio on one side, a featured app on the other. All slides overlap, so the longest text
 * decides the height; the first one is complete without JavaScript, the pictures of the others load later.
 */
export function Hero({ slides, head }: HeroProps) {
  const { index, show, running, isPlaying, setIsPlaying, allPictures, reducedMotion, region } = useCarousel(
    slides.length,
  );
  const canRotate = slides.length > 1 && !reducedMotion;
  if (slides.length === 0) return <Opening {...head} />;
  return (
    <section aria-roledescription="carousel" aria-label={t`Featured apps`} className="hero" {...region}>
      <h1 className="hero-title">{head.title}</h1>
      <div className="hero-art">
        {slides.map((slide, position) => (
          <div
            key={slide.id}
            inert={position !== index}
            className={clsx('hero-picture', position === index && 'hero-shown')}
          >
            {position === 0 || allPictures ? (
              <Picture picture={slide.picture} sizes={HERO_SIZES} priority={position === 0} className="size-full" />
            ) : null}
          </div>
        ))}
      </div>
      <div className="hero-text stack" aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <article
            key={slide.id}
            aria-roledescription="slide"
            aria-label={t`${position + 1} of ${slides.length}`}
            inert={position !== index}
            className={clsx('hero-words', position === index && 'hero-shown')}
          >
            <SlideText slide={slide} />
          </article>
        ))}
      </div>
      <div className="hero-index">
        <SlideIndex
          slides={slides}
          current={index}
          running={running}
          paused={!isPlaying}
          onShow={show}
          onPause={canRotate ? (paused) => setIsPlaying(!paused) : undefined}
        />
      </div>
    </section>
  );
}

/** The poster of a site without anything to show yet: its text alone. */
const Opening = ({ title, text }: SiteHead) => (
  <Container className="pt-16 pb-20 lg:pt-32 lg:pb-40">
    <h1 className="max-w-[16ch] text-6xl tracking-[-0.022em]">{title}</h1>
    {text ? <p className="mt-6 max-w-[34rem] text-lg text-muted-foreground">{text}</p> : null}
    <Link to="/contact" className={buttonVariants({ size: 'lg', className: 'mt-9' })}>
      <Trans>Contact Us</Trans>
    </Link>
  </Container>
);
