import type { FormEvent, SyntheticEvent } from 'react';

/**
 * Whether an event began at the element that handles it. React hands an event of a portal to the components around the
 * portal, so a form also hears of forms in dialogs that its fields open.
 */
export const isOwnEvent = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** A form's `onSubmit`: sends nothing by the browser, and only what is this form's own. */
export const ownSubmit =
  (send: (event: FormEvent<HTMLFormElement>) => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    if (!isOwnEvent(event)) return;
    event.preventDefault();
    void send(event);
  };
