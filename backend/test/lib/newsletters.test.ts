import { describe, expect, it } from 'vitest';
import {
  canSetNewsletterStatus,
  findNewsletterGaps,
  listNewsletterLanguages,
  pickNewsletterLanguage,
  toNewsletterTitle,
  toSourceText,
} from '../../../contract/rules/newsletters.ts';

const NOTHING = { subject: '', content: '' };
const WRITTEN = { subject: 'News', content: 'Hello' };

describe('languages of a newsletter', () => {
  it('lists those with a text', () => {
    expect(listNewsletterLanguages({ en: WRITTEN, bn: { subject: ' ', content: '' } })).toEqual(['en']);
    expect(listNewsletterLanguages({ en: NOTHING, bn: { subject: '', content: 'খবর' } })).toEqual(['bn']);
  });

  it('sends each reader their own language, or else the one that exists', () => {
    expect(pickNewsletterLanguage({ en: WRITTEN, bn: WRITTEN }, 'bn')).toBe('bn');
    expect(pickNewsletterLanguage({ en: WRITTEN, bn: NOTHING }, 'bn')).toBe('en');
    expect(pickNewsletterLanguage({ en: NOTHING, bn: WRITTEN }, 'en')).toBe('bn');
  });

  it('is called by its English subject, or by the Bangla one', () => {
    expect(toNewsletterTitle({ en: WRITTEN, bn: NOTHING })).toBe('News');
    expect(toNewsletterTitle({ en: NOTHING, bn: { subject: 'খবর', content: '' } })).toBe('খবর');
  });
});

describe('findNewsletterGaps', () => {
  const fields = (en: typeof WRITTEN, bn: typeof WRITTEN) => findNewsletterGaps({ en, bn }).map(({ field }) => field);

  it('needs one language, and each that is begun complete', () => {
    expect(fields(WRITTEN, NOTHING)).toEqual([]);
    expect(fields(NOTHING, WRITTEN)).toEqual([]);
    expect(fields(NOTHING, NOTHING)).toEqual(['texts.en.subject']);
    expect(fields(WRITTEN, { subject: 'খবর', content: ' ' })).toEqual(['texts.bn.content']);
    expect(fields({ subject: '', content: 'Hello' }, WRITTEN)).toEqual(['texts.en.subject']);
  });
});

describe('canSetNewsletterStatus', () => {
  it('pauses and stops what is being sent, and cancels a schedule', () => {
    expect(canSetNewsletterStatus('sending', 'paused')).toBe(true);
    expect(canSetNewsletterStatus('paused', 'sending')).toBe(true);
    expect(canSetNewsletterStatus('paused', 'stopped')).toBe(true);
    expect(canSetNewsletterStatus('scheduled', 'draft')).toBe(true);
  });

  it('never starts a draft or revives what has ended', () => {
    for (const from of ['draft', 'sent', 'stopped', 'scheduled'] as const)
      expect(canSetNewsletterStatus(from, 'sending')).toBe(false);
    expect(canSetNewsletterStatus('sending', 'draft')).toBe(false);
  });
});

describe('toSourceText', () => {
  it('ends with a link alone in its paragraph, whatever the label', () => {
    const text = toSourceText('A [draft]', 'Summary', { label: 'Read [it]', url: 'https://a.example/blog/1' });
    expect(text).toEqual({ subject: 'A [draft]', content: 'Summary\n\n[Read \\[it\\]](https://a.example/blog/1)' });
    expect(toSourceText('Title', '', { label: 'Go', url: '/x' }).content).toBe('[Go](/x)');
  });
});
