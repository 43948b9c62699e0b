import { useEffect, useState } from 'react';

/** A line a quarter down the window: the section that crosses it is the one being read. */
const READING_LINE = '-25% 0px -75% 0px';

/** The id of the section being read; undefined above the first one and while the page is still as it was served. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
