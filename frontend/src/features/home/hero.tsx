import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { SiteHead, Slide } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { HERO_SIZES } from './hero-sizes.ts';
import { SlideIndex } from './slide-index.tsx';
import { SlideText } from './slide-text.tsx';
import { useCarousel } from './use-carousel.ts';

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
    <section aria-roledescription="carousel" aria-label="Featured apps" className="hero" {...region}>
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
            aria-label={`${position + 1} of ${slides.length}`}
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
      Contact Us
    </Link>
  </Container>
);
