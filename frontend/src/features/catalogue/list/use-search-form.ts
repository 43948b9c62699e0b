import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { type CatalogueSearch, readCatalogueSearch } from './catalogue-search.ts';

/** How long the typing must rest before the list follows, in milliseconds. */
const TYPING_MS = 300;

const FIELDS = ['search', 'category', 'sort'] as const;

/**
 * Behaviour of the search form: whatever is sent becomes the page's address. Without script the browser sends the same
 * fields to the same address. Text is sent while it is typed, once the typing rests.
 */
export function useSearchForm(search: CatalogueSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = readCatalogueSearch(Object.fromEntries(new FormData(event.currentTarget, submitter)));
    const now = readCatalogueSearch(router.latestLocation.search); // where we are going already, if we are
    if (FIELDS.every((name) => next[name] === now[name])) return;
    // A text that grows is one step of the history, not one for each letter.
    const grows = now.search !== undefined && next.search !== undefined && next.search !== now.search;
    void navigate({ to: '/products', search: next, replace: grows && submitter === null });
  };

  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => input.current?.form?.requestSubmit(), TYPING_MS);
  };

  // The field keeps its own text, so that what was typed before the page came alive is not lost; when the address
  // changes otherwise, by a button or by going back, the field follows.
  const wanted = search.search ?? '';
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    if (input.current && timer.current === undefined && input.current.value.trim() !== wanted) {
      input.current.value = wanted;
    }
  }, [wanted]);

  useEffect(() => {
    // Fields may have been changed before the page came alive; otherwise this changes nothing. A button that was
    // pressed then may already have sent them along with itself.
    if (!sent.current) input.current?.form?.requestSubmit();
    return () => clearTimeout(timer.current);
  }, []);

  return { onSubmit, onInput, input };
}
