import { describe, expect, it } from 'vitest';
import { checkWebhook, toWebhookInput } from './webhook-rules.ts';

const values = { url: ' https://example.com/hook ', events: 'release.published,order.paid', enabled: 'on' };

describe('the form of a webhook endpoint', () => {
  it('sends the trimmed URL and events in the order of the contract', () => {
    expect(toWebhookInput(values)).toEqual({
      url: 'https://example.com/hook',
      events: ['order.paid', 'release.published'],
      enabled: true,
    });
    expect(toWebhookInput({ ...values, enabled: '' }).enabled).toBe(false);
  });

  it('needs an https URL and an event', () => {
    expect(checkWebhook(values)).toEqual({});
    expect(checkWebhook({ ...values, url: 'http://example.com' })).toEqual({
      url: 'Please enter a URL that begins with https://',
    });
    expect(checkWebhook({ ...values, url: ' ', events: '' })).toEqual({
      url: 'Please enter the URL',
      events: 'Select at least one event',
    });
  });
});
