import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { language, locale } from '@/i18n/language.ts';
import { toBangla } from './bangla-date.ts';
import { banglaDigits, monthOf, weekdayOf } from './bangla-words.ts';

interface CoverTodayProps {
  /** Midnight of the day. */
  readonly time: number;
}

const dayFormat = new Intl.DateTimeFormat(language === 'bn' ? locale : 'en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Today's sheet on the calendar of the product's large picture, which was drawn with the first of Boishakh. Its
 * position repeats that of the calendar in demo/art/scenes-bangla.ts, and it is cropped like the picture.
 */
export function CoverToday({ time }: CoverTodayProps) {
  const [cover, setCover] = useState<Element | null>(null);
  useEffect(() => setCover(document.querySelector('.gallery-picture')), []); // The picture may have loaded just now.
  if (!cover) return null;
  const { year, month, day } = toBangla(time);
  return createPortal(
    <svg
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      lang="bn"
      className="pointer-events-none absolute inset-0 size-full font-sans"
    >
      <g transform="rotate(-4 378 446) translate(118 96)" textAnchor="middle">
        <path d="M14 76H506V612H14Z" fill="#fdf8ec" />
        <g fill="#7d6358">
          <text x="34" y="112" fontSize="26" textAnchor="start">
            {weekdayOf(time)}
          </text>
          <text x="486" y="112" fontSize="26" textAnchor="end">
            {`বঙ্গাব্দ ${banglaDigits(year)}`}
          </text>
          <text x="260" y="572" fontSize="24">
            {dayFormat.format(time)}
          </text>
        </g>
        <text x="260" y="394" fontSize="316" fill="#b72a1d">
          {banglaDigits(day)}
        </text>
        <text x="260" y="510" fontSize="84" fill="#2b1611">
          {monthOf(month).bangla}
        </text>
      </g>
    </svg>,
    cover,
  );
}
