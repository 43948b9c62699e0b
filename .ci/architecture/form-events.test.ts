import { expect, test } from 'vitest';
import { findFormsWithForeignEvents } from './form-events.ts';
import { readSources } from './sources.ts';

test('a form handles only its own submit events, and no event bubbles out of a portal', () =>
  expect(findFormsWithForeignEvents(readSources('frontend/src', 'demo/live'))).toEqual([]));

test.each([
  '<form onSubmit={(event) => save(event)}>',
  '<form onSubmit={save}>',
  'const onSubmit = (event: FormEvent) => event.preventDefault();',
  'return { form: { onSubmit: send } };',
  "import { createPortal } from 'react-dom';",
])('a handler that receives events of other forms is reported: %s', (text) => {
  expect(findFormsWithForeignEvents(new Map([['frontend/src/features/contact/box.tsx', text]]))).toHaveLength(1);
});

test.each([
  '<form onSubmit={ownSubmit(() => send(text))}>',
  'const onSubmit = ownSubmit(send);\n<form onSubmit={onSubmit}>',
  '<form {...form}>',
])('a handler of its own events is allowed: %s', (text) => {
  expect(findFormsWithForeignEvents(new Map([['frontend/src/features/contact/box.tsx', text]]))).toEqual([]);
});
