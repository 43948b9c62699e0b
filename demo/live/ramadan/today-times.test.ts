import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayTimes } from './today-times.tsx';

it('shows dashes before the script runs, and neither a date nor a time of another day', () => {
  const text = renderToStaticMarkup(createElement(TodayTimes, { linkTo: ({ name }) => name })).replaceAll(
    /<[^>]*>/g,
    ' ',
  );
  expect(text).toContain('Sehri ends');
  expect(text).toContain('–:––');
  expect(text).not.toMatch(/\d:\d|20\d\d/);
});
