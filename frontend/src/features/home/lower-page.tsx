import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { logError } from '@/lib/log-error.ts';

let Sections: ComponentType | undefined;
let announce = () => {};
const arrival = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Fetches the code of everything below the hero. The route's loader waits for it, so that it is there to be rendered. */
export async function loadSections(): Promise<void> {
  Sections ??= (await import('./sections.tsx')).Sections;
  announce();
}

const load = () => void loadSections().catch(logError);

/** The first words are this far below the beginning of the part, so a sliver of it at the window's foot does not count. */
const NEAR = { rootMargin: '0px 0px -64px' };

/** Buttons pressed before the code has come; null from then on. */
type EarlyPresses = RefObject<HTMLElement[] | null>;

/**
 * Everything below the hero. A served page shows it as plain HTML and fetches its code only when the reader comes near;
 * until then React leaves the HTML as it is, and presses on buttons are kept. Nothing above may hand changing values
 * down to here, by props or by context: React would have to let go of the HTML before the code has come.
 */
export const LowerPage = memo(function LowerPage() {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLElement[] | null>([]);

  useEffect(() => {
    const element = place.current;
    if (Sections || !element) return;
    const keep = ({ target }: Event) => {
      const button = target instanceof Element && element.contains(target) && target.closest('button');
      if (button) early.current?.push(button);
    };
    const comeNear = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    };
    const approach = new IntersectionObserver(comeNear, NEAR);
    approach.observe(element);
    // React stops these clicks at its root, because it cannot wake the part that they are for.
    addEventListener('click', keep, true);
    if (location.hash) load();
    return () => {
      approach.disconnect();
      removeEventListener('click', keep, true);
    };
  }, []);

  return (
    <div ref={place} className="home">
      <Suspense fallback={<Missing />}>
        <Arrived early={early} />
      </Suspense>
    </div>
  );
});

function Arrived({ early }: { readonly early: EarlyPresses }) {
  if (!Sections) use(arrival);
  useEffect(() => {
    const presses = early.current ?? [];
    early.current = null;
    for (const button of presses) button.click();
  }, [early]);
  return Sections ? <Sections /> : null;
}

/** React could not keep the HTML: the code must come now. */
function Missing() {
  useEffect(load, []);
  return null;
}
