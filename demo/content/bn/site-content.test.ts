import { expect, test } from 'vitest';
import { cannedTexts } from '../conversations.ts';
import { faqs } from '../faqs.ts';
import { services } from '../services.ts';
import { businessHours, mission, sections, site, statistics } from '../site.ts';
import { team } from '../team.ts';
import { testimonials } from '../testimonials.ts';
import { topics } from '../topics.ts';
import { banglaCannedTexts } from './conversations.ts';
import { banglaFaqs } from './faqs.ts';
import { banglaServices } from './services.ts';
import { banglaBusinessHours, banglaMission, banglaSections, banglaSite, banglaStatistics } from './site.ts';
import { banglaTeam } from './team.ts';
import { banglaTestimonials } from './testimonials.ts';
import { banglaTopics } from './topics.ts';

interface Pair {
  path: string;
  english: unknown;
  bangla: unknown;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Every value of the translation beside its English one, containers included. */
function pairsOf(path: string, english: unknown, bangla: unknown): Pair[] {
  const fields = new Map(entriesOf(english));
  return [
    { path, english, bangla },
    ...entriesOf(bangla).flatMap(([key, value]) => pairsOf(`${path}.${key}`, fields.get(key), value)),
  ];
}

const pairs = [
  ...pairsOf('services', services, banglaServices),
  ...pairsOf('site', site, banglaSite),
  ...pairsOf('businessHours', businessHours, banglaBusinessHours),
  ...pairsOf('statistics', statistics, banglaStatistics),
  ...pairsOf('mission', mission, banglaMission),
  ...pairsOf('sections', sections, banglaSections),
  ...pairsOf('team', team, banglaTeam),
  ...pairsOf('testimonials', testimonials, banglaTestimonials),
  ...pairsOf('faqs', faqs, banglaFaqs),
  ...pairsOf('cannedTexts', cannedTexts, banglaCannedTexts),
];

const texts = [
  ...pairs.flatMap(({ path, bangla }) => (typeof bangla === 'string' ? [[path, bangla] as const] : [])),
  ...Object.entries(banglaTopics),
];

test('every translation has its place in the English content, and lists have its length', () => {
  for (const { path, english, bangla } of pairs) {
    expect(typeof bangla, path).toBe(typeof english);
    if (Array.isArray(english)) expect(bangla, path).toHaveLength(english.length);
  }
});

test('a translated text has as many paragraphs as the English one, and its placeholders', () => {
  const measure = (text: string) => [text.split('\n\n').length, text.match(/\{\w+\}/g)];
  for (const { path, english, bangla } of pairs) {
    if (typeof bangla === 'string' && bangla !== '') expect(measure(bangla), path).toEqual(measure(String(english)));
  }
});

test('texts are in Unicode’s composed form and without Latin digits outside of names', () => {
  for (const [path, text] of texts) {
    expect(text, path).toBe(text.normalize('NFC'));
    expect(text.replace('WCAG 2.2 AA', ''), path).not.toMatch(/[0-9]/);
  }
});

test('every topic and every label has a Bangla name, and no other', () => {
  const names = Object.values(topics).flatMap(({ items }) => items.flatMap(({ name, label }) => [name, label]));
  expect(new Set(Object.keys(banglaTopics))).toEqual(new Set(names.filter(Boolean)));
});

test('a testimonial names its service as the list of services does', () => {
  for (const [index, { service }] of testimonials.entries()) {
    const position = services.findIndex(({ title }) => title === service);
    expect(banglaTestimonials[index]?.service).toBe(banglaServices[position]?.title);
  }
});
