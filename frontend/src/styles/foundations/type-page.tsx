import type { Language } from '@contract/rules/languages.ts';
import css from '../type.css?raw';
import { readSizes } from './read-tokens.ts';

const DISPLAY = /^text-([2-6]xl)$/;

const TEXTS = {
  en: {
    about: 'Bricolage Grotesque speaks in headings, Hanken Grotesk with tabular figures everywhere else.',
    sample: 'Software that reads like a river, 0123456789',
  },
  bn: {
    about: 'Hind Siliguri speaks in headings and text, with tabular figures and room for signs above and below.',
    sample: 'ঊর্ধ্বমুখী নদীর মতো সফটওয়্যার, ক্ষ্মৃর্কিঁ ৳০১২৩৪৫৬৭৮৯',
  },
} as const satisfies Record<Language, object>;

/** The scale of type: a ratio of 1.25 on wide windows, about 1.2 on a phone. */
export function TypePage({ language }: { readonly language: Language }) {
  const { about, sample } = TEXTS[language];
  return (
    <div className="book">
      <h1>Type</h1>
      <p>{about}</p>
      {readSizes(css, language).map(({ name, size, line }) => (
        <div key={name} className="book-line">
          <span
            lang={language}
            style={{ fontSize: size, lineHeight: line, fontFamily: DISPLAY.test(name) ? 'var(--display)' : 'inherit' }}
          >
            {sample}
          </span>
          <small>{`${name}: ${size} / ${line}`}</small>
        </div>
      ))}
    </div>
  );
}
