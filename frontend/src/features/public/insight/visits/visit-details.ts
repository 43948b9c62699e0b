// Events that are counted later in a visit, in a chunk of their own: few visitors search or read to the end.
import type { AnyRouter } from '@tanstack/react-router';
import type { VisitInput } from '@/api/generated/model.ts';

/** Before this much time has passed, reaching the end of an article counts as scrolling, not as reading. */
const READ_AFTER_MS = 13_000;

/** How many results the page shows for its search. */
function findResults({ options }: AnyRouter, words: string): number | undefined {
  const lists = options.context.queryClient.getQueriesData({
    predicate: ({ queryKey }: { queryKey: readonly [unknown, unknown, { search?: string }?] }) =>
      queryKey[2]?.search === words,
  });
  return lists.at(-1)?.[1]?.total;
}

/** Calls back once the end of the shown article is visible. */
function watchEnd(onEnd: () => void): IntersectionObserver | undefined {
  const after = document.querySelector('.reading')?.parentElement?.lastElementChild;
  if (!after) return;
  const end = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    end.disconnect();
    onEnd();
  });
  end.observe(after);
  return end;
}

/**
 * Counts the search of the shown page, or that its article is read to the end.
 * @param words searched for; empty without a search
 * @returns what ends it when the visitor leaves the page
 */
export function countDetails(
  router: AnyRouter,
  words: string,
  send: (event: VisitInput['event'], more?: Partial<VisitInput>) => void,
): () => void {
  if (words) {
    const results = findResults(router, words);
    if (results !== undefined) send('search', { words: words.slice(0, 100).toWellFormed(), results });
    return () => {};
  }
  let end: IntersectionObserver | undefined;
  const timer = setTimeout(() => {
    end = watchEnd(() => send('read'));
  }, READ_AFTER_MS);
  return () => {
    clearTimeout(timer);
    end?.disconnect();
  };
}
