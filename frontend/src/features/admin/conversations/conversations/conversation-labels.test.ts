import { describe, expect, it } from 'vitest';
import { fillTemplate, findPlaceholder, formatWait } from './conversation-labels.ts';

const order = { id: '1', number: 10_125, product_name: 'Calendar' };

describe('saved replies', () => {
  it('fill in the customer’s name and order', () => {
    const filled = fillTemplate('Hello {name}, order {order}. {name}!', { name: '$& Rina', channel: 'account', order });
    expect(filled).toBe('Hello $& Rina, order #10125. $& Rina!');
    expect(findPlaceholder(filled)).toBeUndefined();
  });

  it('do not use a name from the contact form, and keep the placeholder of a missing order', () => {
    const filled = fillTemplate('Hello {name}, {order}', { name: 'Claim $100', channel: 'form', order: null });
    expect(filled).toBe('Hello there, {order}');
    expect(findPlaceholder(filled)).toBe('{order}');
  });
});

it.each([
  [0, 'under a minute'],
  [60, '1 minute'],
  [2_400, '40 minutes'],
  [10_800, '3 hours'],
  [90_000, '1 day'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
