import type { FormEvent, SyntheticEvent } from 'react';

/**
 * Whether an event started at the element that handles it. React bubbles the events of a portal to its parent
 * components, so a form also receives events of forms in dialogs that its fields open.
 */
export const isOwnEvent = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** A form's `onSubmit`: prevents the browser's submit, and handles only this form's own event. */
export const ownSubmit =
  (send: (event: FormEvent<HTMLFormElement>) => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    if (!isOwnEvent(event)) return;
    event.preventDefault();
    void send(event);
  };
