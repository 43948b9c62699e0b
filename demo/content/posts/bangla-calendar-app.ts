import { figureIn, picture } from '../pictures.ts';
import type { PostSource } from '../types.ts';

const reform = picture(
  'figures/reform',
  'Columns for the twelve months before and after October 2019: the sixth grows from 30 to 31 days, the eleventh shrinks from 30 to 29',
);

export const banglaCalendarApp: PostSource = {
  id: 2,
  title: 'The day that did not exist before 2019: building a Bangla calendar app',
  excerpt:
    'Today is 31 Ashwin, a date that Bangladesh has had for only six years. How the revised calendar works, why the conversion needs no astronomy, and which traps remain.',
  content: `Today is 31 Ashwin 1432. Until six years ago there was no such date in Bangladesh: Ashwin had 30 days. On 16 October 2019 it got a 31st, and several newspapers missed it and printed 1 Kartik. We built Bangla Calendar 2025 around that change.

The revised rule fits into one sentence. Boishakh to Ashwin have 31 days, Kartik to Magh and Choitro have 30, and Falgun has 29, or 30 when the Gregorian year is a leap year. That is 186 + 150 + 29 days, 365 in all.

${figureIn(reform, 'What the reform changed: Ashwin has a 31st day, and Falgun has given one away except in leap years.')}

## Why the months moved

The reason is memory. On 21 February 1952 the Bangla date was 8 Falgun, and on 16 December 1971 it was 1 Poush. Under the rule before 2019 both anniversaries fell a day later, on 9 Falgun and 2 Poush. A committee of the Bangla Academy arranged the months so that the days of the nation keep their dates in both calendars: 8 Falgun, 12 Choitro for 26 March, 1 Poush.

## Twelve first days

The result is a gift to programmers. The extra day in Falgun arrives just when February has one, and the year always begins on 14 April. So every Bangla date falls on the same Gregorian day each year, and the conversion is a table of twelve first days: 14 April, 15 May, 15 June, 16 July, 16 August, 16 September, 17 October, 16 November, 16 December, 15 January, 14 February and 15 March. Find the last one that is not after your date, count the days, and you are done. For the year, subtract 593 from 14 April on and 594 before.

Falgun in the Bangla year Y lies in the Gregorian year Y + 594, so ask whether that year is a leap year. The next long Falgun is in 1434, in the spring of 2028.

## Four traps

> The traps are around the rule, not in it.

### Old dates, old rule

The past keeps its own rule. From 1987 until October 2019 the first five months had 31 days and the others 30, with an extra day in leap years. Before that, printed almanacs decided. A birthday in 1990 has to be converted by the rule of 1990.

### Two Bengals, two calendars

The border matters. West Bengal uses the traditional almanac, which follows the sun through the zodiac. Its new year falls on 14 or 15 April, and the length of a month can change from year to year. Say which country your calendar is for.

### Midnight, in Dhaka

The day begins at midnight. By tradition it began at sunrise, but the Bangla Academy moved it on 1 Boishakh 1402, in April 1995. Work with plain calendar dates in the time zone of Dhaka. A timestamp in UTC is on the wrong day for six hours out of 24.

### Half a platform

The platform helps only halfway. Intl.NumberFormat with the locale bn-BD writes Bangla digits, but no Bangla calendar is built in; the calendar called “indian” is the Saka calendar of India. And a date may want its suffix: ১লা, ২রা, ৩রা, ৪ঠা, then ই up to ১৮ই and শে from ১৯শে on. Modern usage often drops it, so we made it a setting.

## A century in a second

Our tests are short. Five dates have to stand still for a hundred years: 8 Falgun on 21 February, 12 Choitro on 26 March, 25 Boishakh on 8 May, 11 Joishtho on 25 May and 1 Poush on 16 December. Then every day of that century is converted there and back. It takes less than a second.

## A cell of 44 pixels

The grid on the screen took longer. Friday and Saturday stand at the right edge, both dates need room in a cell 44 pixels wide, and ৬ and ৯ must not be confused at the small size. We tried four typefaces, and the one with the most open ৬ won.`,
  image: picture(
    'posts/bangla',
    'The six seasons of the Bangla year side by side: summer, rains, autumn, late autumn, winter and spring',
  ),
  author: 'Tanvir Ahmed',
  date: '2025-10-16',
  readTime: '3 min read',
  format: 'markdown',
  figures: [reform],
  category: 'Mobile Development',
  series: 'Calendars from the inside',
  tags: ['webdev', 'programming', 'technology', 'Bangla App', 'Bangla Calendar', 'windows applications', 'HTML'],
};
