import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayTimes } from './today-times.tsx';

it('shows an example with its date before the script runs, which it does not call today', () => {
  const text = renderToStaticMarkup(createElement(TodayTimes)).replaceAll(/<[^>]*>/g, ' ');
  expect(text).toContain('Sehri and iftar, calculated here');
  expect(text).toContain('Sunday, March 2, 2025');
  expect(text).toContain('Length of the fast');
  expect(text).not.toMatch(/today|\bin\b(?= +\d)/i);
});
