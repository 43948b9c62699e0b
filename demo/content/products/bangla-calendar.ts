import { picture } from '../pictures.ts';
import type { ProductContent } from '../types.ts';

export const banglaCalendar: ProductContent = {
  id: 2,
  title: 'Bangla Calendar 2025',
  description: `The Bangla, Gregorian and Hijri date of every day on one screen, by the calendar that Bangladesh has used since 2019. Look up a birthday, convert the date of an invitation, or see at a glance which day is a public holiday.

The month grid shows the Bangla date large and the Gregorian date small, or the other way round. Tap a day to read its three dates, its season and what is celebrated. The converter knows both official rules: dates from 16 October 2019 on follow the revised calendar, dates back to 1987 follow the rule before it.

The app covers Bangladesh. The almanac of West Bengal, in which the new year can fall on 15 April, is not included. Dates before 1987 were set by printed almanacs and are not converted. Holidays that depend on the moon are marked as expected until they have been announced.`,
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
