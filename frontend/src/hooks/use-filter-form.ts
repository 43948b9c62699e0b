import { type FormEvent, useEffect, useRef } from 'react';

/** How long the typing must rest before the list follows, in milliseconds. */
const TYPING_MS = 300;

/** @param typed nobody pressed a button: the text has come to rest */
type Send = (fields: Record<string, unknown>, typed: boolean) => void;

/**
 * Behaviour of a form that picks out a part of a list: its text is sent while it is typed, its buttons at once. The
 * field keeps its own text, so that what was typed before the page came alive is not lost.
 * @param text what the address says; the field follows when the address changes otherwise
 */
export function useFilterForm(text: string, send: Send) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = undefined;
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(Object.fromEntries(new FormData(event.currentTarget, submitter)), submitter === null);
  };

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
    input.current?.form?.requestSubmit(); // what was changed before the page came alive; otherwise it changes nothing
    return () => clearTimeout(timer.current);
  }, []);

  return { onSubmit, onInput, input };
}
