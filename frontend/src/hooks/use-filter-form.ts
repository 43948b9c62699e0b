import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusResults } from '@/lib/focus-results.ts';
import { ownSubmit } from '@/lib/own-event.ts';

/** Debounce delay of the text field, in milliseconds. */
const DEBOUNCE_MS = 300;

/** The filters in the URL; the form has no field for the page, so every submit starts at the first page. */
interface Filter {
  search?: string | undefined;
  page?: number | undefined;
}

interface FilterForm<Wanted extends Filter> {
  /** Reads the URL, or the form's fields, always in the same order. */
  readonly read: (fields: Record<string, unknown>) => Wanted;
  readonly go: (next: Wanted, replace: boolean) => void;
}

/**
 * Behaviour of a filter form: its text is submitted while typing, its buttons immediately. The field is uncontrolled,
 * so that text typed before hydration is not lost. Without JavaScript the browser submits the same fields to the same
 * URL.
 * @param search what the page shows; the text field follows when the URL changes otherwise
 */
export function useFilterForm<Wanted extends Filter>(search: Wanted, { read, go }: FilterForm<Wanted>) {
  const text = search.search ?? '';
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(false);

  const send = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // After the user has followed a link to another page, a debounced text must not navigate back.
    if (submitter === null && router.latestLocation.pathname !== new URL(form.action).pathname) return;
    sent.current = true;
    const next = read(Object.fromEntries(new FormData(form, submitter)));
    // A button applies to the pending selection; a field applies to the displayed page.
    const now = submitter === null ? search : read(router.latestLocation.search);
    if (JSON.stringify(next) === JSON.stringify({ ...now, page: undefined })) return;
    // Typing makes one history entry, not one per letter.
    const grows = now.search !== undefined && next.search !== undefined && next.search !== now.search;
    go(next, grows && submitter === null);
  };
  // Not by an event: until hydration, form events are recorded for replay.
  const sendFields = useEffectEvent(() => {
    if (input.current?.form) send(input.current.form, null);
  });

  const onSubmit = ownSubmit(({ currentTarget, nativeEvent }) => {
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter?.matches('[data-removes]')) focusResults();
    send(currentTarget, submitter);
  });

  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => input.current?.form?.requestSubmit(), DEBOUNCE_MS);
  };

  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current === text) return;
    lastText.current = text;
    if (input.current && timer.current === undefined && input.current.value.trim() !== text) {
      input.current.value = text;
    }
  }, [text]);

  useEffect(() => {
    // Fields may have been changed before hydration; otherwise this changes nothing. A button clicked before hydration
    // may already have submitted them along with itself.
    if (!sent.current) sendFields();
    return () => clearTimeout(timer.current);
  }, []);

  return { onSubmit, onInput, input };
}
