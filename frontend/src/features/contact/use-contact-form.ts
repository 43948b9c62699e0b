import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { sendContactMessage } from '@/api/generated/contact/contact.ts';
import { type ContactState, deliver } from './contact-delivery.ts';
import {
  type ContactField,
  type ContactProblems,
  type ContactText,
  checkContact,
  contactFields,
  firstProblem,
  problemsInDetails,
} from './contact-rules.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads an uncontrolled form, checks it and sends it. Only a message that has arrived leaves the form. */
export function useContactForm() {
  const [state, setState] = useState<ContactState>({ status: 'idle' });
  const [problems, setProblems] = useState<ContactProblems>({});
  const busy = state.status === 'sending' || state.status === 'success';

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const text = readForm(form);
    const found = checkContact(text, fieldOf(form, 'email')?.validity.typeMismatch);
    setProblems(found);
    if (firstProblem(found)) {
      setState({ status: 'idle' });
      focusProblem(form, found);
      return;
    }
    const website = String(new FormData(form).get('website') ?? '');
    let refused: ContactProblems = {};
    const arrived = await deliver({
      send: async () => (await sendContactMessage({ ...text, ...(website ? { website } : {}) })).message,
      explain: (error) => {
        refused = problemsInDetails(error instanceof ApiError ? error.body?.details : undefined);
        setProblems(refused);
        return messageOf(error, 'Failed to send your message');
      },
      show: setState,
      pause,
    });
    if (arrived) for (const field of contactFields) clearField(form, field);
    else focusProblem(form, refused);
  };

  return {
    state,
    busy,
    problems,
    form: { onSubmit, onInput: ({ target }: FormEvent) => setProblems((before) => withoutProblem(before, target)) },
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: ContactField): TextControl | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Writing goes on at the uppermost field that is wrong, if there is one. */
function focusProblem(form: HTMLFormElement, problems: ContactProblems): void {
  const wrong = firstProblem(problems);
  if (wrong) fieldOf(form, wrong)?.focus();
}

function readForm(form: HTMLFormElement): ContactText {
  const value = (field: ContactField) => fieldOf(form, field)?.value.trim() ?? '';
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') };
}

function clearField(form: HTMLFormElement, name: ContactField): void {
  const field = fieldOf(form, name);
  if (field) field.value = '';
}

/** A field that is being mended needs no reproach. */
function withoutProblem(problems: ContactProblems, target: EventTarget): ContactProblems {
  const name = 'name' in target ? target.name : '';
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name));
}
