import { expect, it } from 'vitest';
import { checkRedirect, toRedirectInput } from './redirect-rules.ts';

it('asks for both paths, and for a slash at the start of the old one', () => {
  expect(checkRedirect({ path: '', target: ' ' })).toEqual({
    path: 'Please enter the old path',
    target: 'Please enter the new path',
  });
  expect(Object.keys(checkRedirect({ path: 'shop', target: '/products' }))).toEqual(['path']);
  expect(checkRedirect({ path: ' /shop', target: 'https://studio.example/products' })).toEqual({});
});

it('sends what was typed without spaces around it', () => {
  expect(toRedirectInput({ path: ' /shop ', target: '/products ' })).toEqual({ path: '/shop', target: '/products' });
});
