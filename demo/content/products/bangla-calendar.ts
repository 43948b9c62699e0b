import { figureIn, picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

const reform = picture(
  'figures/reform',
  'Columns for the twelve months before and after October 2019: the sixth grows from 30 to 31 days, the eleventh shrinks from 30 to 29',
);

const text = `## One day, written three ways

The bank writes 16 December. The deed says 1 Poush, and the invitation gives both. People who work with papers in Bangladesh convert dates several times a week, on their fingers or from a table taped to the wall. Bangla Calendar does three things with a date:

- **Read it.** Tap a day in the month. Its Bangla, Gregorian and Hijri dates stand below each other, with the season and what is celebrated.
- **Convert it.** Type a date of either calendar; the other one follows while you type.
- **Remember it.** Set a reminder by the Bangla date. 25 Boishakh comes back every year without you looking it up.

## Two rules, chosen for you

On 16 October 2019 the months changed their lengths. Boishakh to Ashwin now have 31 days, and Falgun has 29, or 30 in a leap year. Dates back to 1987 follow the rule of their time, so a birthday in 1990 is converted by the rule of 1990. You enter the date, and the app takes the right one.

${figureIn(reform, 'What changed in 2019: Ashwin has a 31st day, and Falgun gives one away except in leap years.')}

| Day | Before | Today |
| --- | --- | --- |
| 21 February | 9 Falgun | 8 Falgun |
| 26 March | 12 Choitro | 12 Choitro |
| 16 December | 2 Poush | 1 Poush |

The change brought the days of the nation back to the Bangla dates of 1952 and 1971. [How we built the conversion](/blog/2) is a story of its own.

> Where the moon decides, we write “expected” until it has been announced.

## In an office

Ten people can share one set of reminders. Enter your closing days once: they appear on every phone, in Outlook and Google Calendar, and on a wall calendar that you print as a PDF.`;

export const banglaCalendar: ProductSource = {
  id: 2,
  title: 'Bangla Calendar 2025',
  description: `The Bangla, Gregorian and Hijri date of every day on one screen, by the calendar that Bangladesh has used since 2019. Look up a birthday, convert the date of an invitation, or see at a glance which day is a public holiday.

The month grid shows the Bangla date large and the Gregorian date small, or the other way round. Tap a day to read its three dates, its season and what is celebrated. The converter knows both official rules: dates from 16 October 2019 on follow the revised calendar, dates back to 1987 follow the rule before it.

The app covers Bangladesh. The almanac of West Bengal, in which the new year can fall on 15 April, is not included. Dates before 1987 were set by printed almanacs and are not converted. Holidays that depend on the moon are marked as expected until they have been announced.`,
  text: { content: text, figures: [reform] },
  category: 'Android Applications',
  badges: ['Popular'],
  features: [
    'Three calendars on one screen',
    'Public holidays of Bangladesh',
    'Date converter',
    'Bangla or English numerals',
    'Widget with today’s Bangla date',
    'Reminders by Bangla date',
    'Notes on any day',
    'Works without internet',
  ],
  benefits: [
    'A reminder on 25 Boishakh or 11 Falgun returns every year, without you looking up the Gregorian day.',
    'Weekends are Friday and Saturday from the start, so that a month can be read as it is worked.',
    'Deeds, invitations and school forms that ask for the Bangla date are filled in within seconds.',
    'Your notes stay on the phone and can be exported as one text file.',
  ],
  requirements: [
    'Android 8.0 or later',
    '25 MB of free storage',
    'Permission for notifications on Android 13 and later, only for reminders',
    'No connection needed after installation; holidays are updated when there is one',
  ],
  images: [
    picture(
      'products/bangla-cover',
      'Bangla Calendar: a phone with the month of Boishakh beside a tear-off calendar of its first day',
    ),
    picture('products/bangla-1', 'Boishakh 1432 as a month grid, Bangla numerals large and Gregorian days small'),
    picture('products/bangla-2', '21 February as 8 Falgun with its three dates, before a drawing of the Shaheed Minar'),
    picture('products/bangla-3', 'Two phones: a list of festivals with both dates, and the page of a single day'),
  ],
  licenceKeys: true,
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['All three calendars', 'Holidays, converter and widget', 'Ten reminders'],
    },
    {
      name: 'Office',
      price: 14.99,
      period: 'month',
      rights: { activations: 3, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'Unlimited reminders, shared by up to ten people',
        'Own holidays and closing days',
        'Calendar feed for Outlook and Google Calendar',
        'Print-ready wall calendar as PDF',
      ],
    },
  ],
  preview: { kind: 'component', component: 'bangla-date' },
  demoLink: 'https://demo.nodi.example/bangla-calendar',
  downloadLink: 'https://play.example/apps/example.nodi.bangla',
  rating: 4.7,
  reviews: 268,
  downloads: '12k+',
  version: '2.1.0',
  lastUpdate: '2026-04-05',
};
