import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusResults } from '@/lib/focus-results.ts';
import { ownSubmit } from '@/lib/own-event.ts';

/** How long the typing must rest before the list follows, in milliseconds. */
const TYPING_MS = 300;

/** What an address picks; the form has no field for the page, so whatever it sends begins at the first one. */
interface Filter {
  search?: string | undefined;
  page?: number | undefined;
}

interface FilterForm<Wanted extends Filter> {
  /** Reads an address, or the fields of the form, always in one order. */
  readonly read: (fields: Record<string, unknown>) => Wanted;
  readonly go: (next: Wanted, replace: boolean) => void;
}

/**
 * Behaviour of a form that picks out a part of a list: its text is sent while it is typed, its buttons at once. The
 * field keeps its own text, so that what was typed before the page was hydrated is not lost. Without script the browser
 * sends the same fields to the same address.
 * @param search what the page shows; the text field follows when the address changes otherwise
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
    // Who has already followed a link to another page must not be called back by a text at rest.
    if (submitter === null && router.latestLocation.pathname !== new URL(form.action).pathname) return;
    sent.current = true;
    const next = read(Object.fromEntries(new FormData(form, submitter)));
    // A button is pressed against the choice that is under way; a field speaks of the page that it stands on.
    const now = submitter === null ? search : read(router.latestLocation.search);
    if (JSON.stringify(next) === JSON.stringify({ ...now, page: undefined })) return;
    // A text that grows is one step of the history, not one for each letter.
    const grows = now.search !== undefined && next.search !== undefined && next.search !== now.search;
    go(next, grows && submitter === null);
  };
  // Not by an event: until the page is hydrated, events of forms are kept for replay.
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
    timer.current = setTimeout(() => input.current?.form?.requestSubmit(), TYPING_MS);
  };

  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (input.current && timer.current === undefined && input.current.value.trim() !== text) {
      input.current.value = text;
    }
  }, [text]);

  useEffect(() => {
    // Fields may have been changed before the page was hydrated; otherwise this changes nothing. A button that was
    // pressed then may already have sent them along with itself.
    if (!sent.current) sendFields();
    return () => clearTimeout(timer.current);
  }, []);

  return { onSubmit, onInput, input };
}
