import { useEffect, useState } from 'react';

/** Everything above a line a quarter down the window, however far up. */
const READ = '99999px 0px -75% 0px';

/**
 * The id of the section being read, whether the ids are on sections or on their headings: the last one that starts
 * above the reading line. Undefined above the first one and before hydration.
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(sections.findLast(({ id }) => reached.has(id))?.id);
      },
      { rootMargin: READ },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
