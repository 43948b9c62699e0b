import { figureIn, picture } from '../pictures.ts';
import type { PostSource } from '../types.ts';

const dawn = picture(
  'figures/dawn',
  'Drawing of the sun below the horizon before sunrise: at 18 degrees dawn has come by the rule of Karachi, at 15 by that of North America',
);

export const ramadanCalendarApp: PostSource = {
  id: 1,
  title: 'What a Ramadan calendar app has to get right',
  excerpt:
    'Iftar is at sunset and sehri ends at true dawn, but neither is a fixed time. How prayer times are calculated, why two apps disagree by a minute, and what we learned while building ours.',
  content: `People forgive an app many things. They do not forgive a wrong iftar time. Twenty people sit around a table with a date in their hand, and all of them look at one phone. When we started Ramadan Calendar 2025 we expected the screens to be the work. The work was the minute.

Two moments frame a day of fasting. Sehri ends at true dawn, subh sadiq, when the time of Fajr begins. Iftar is at sunset, when the time of Maghrib begins. Both are positions of the sun, so both move: over the month of Ramadan 2025, dawn in Dhaka came about a minute earlier each day and sunset about half a minute later.

## The minute of sunset

Sunset is the easier one. The sun has set when the upper edge of its disc disappears below a level horizon. At that moment the centre of the disc is about 0.833 degrees below the geometric horizon: 16 arc minutes for half the disc, and 34 more because the air bends the light and lifts the picture of the sun.[^air] Leave this correction out and iftar comes almost four minutes too early in Dhaka.

## Five answers for dawn

Dawn is a convention, because light does not arrive at one instant. Scholars and astronomers describe it by the depth of the sun below the horizon, and they do not agree on one figure. The University of Islamic Sciences in Karachi uses 18 degrees, and so do most calculations for Bangladesh. The Muslim World League uses 18 as well, the Egyptian survey authority 19.5, Umm al-Qura in Makkah 18.5 and the Islamic Society of North America 15. For Dhaka on 2 March 2025, 18 degrees gives 5:04 and 15 degrees gives 5:17.

${figureIn(dawn, 'The dawns of North America and Karachi lie three degrees apart. In Dhaka that is thirteen minutes.')}

> Thirteen minutes hang on one number, so never leave it to the default of a library.

| Authority | Depth of the sun at dawn |
| --- | ---: |
| University of Islamic Sciences, Karachi | 18° |
| Muslim World League | 18° |
| Umm al-Qura, Makkah | 18.5° |
| Egyptian survey authority | 19.5° |
| Islamic Society of North America | 15° |

## Sixty lines with tests

The calculation itself is short. From the date you get the declination of the sun and the equation of time, which is the difference between the sun and the clock and grows to about 16 minutes.[^clock] Solar noon is 12 hours plus the time zone, minus the longitude divided by 15, minus the equation of time. The cosine of the hour angle is (sin a − sin φ · sin δ) / (cos φ · cos δ), where φ is the latitude, δ the declination and a the height of the sun: −0.833 degrees for sunset, −18 for dawn. Divide the angle by 15 and you have the hours before or after noon. Ours is about sixty lines with tests.

One more setting can move a time by most of an hour. Asr begins when a shadow is longer than its shadow at noon by the height of the object, or by twice the height in the Hanafi school, which most mosques in Bangladesh follow. In Dhaka on that second of March the two readings are 15:32 and 16:23.

## Why the district matters

Then there is the place. Each degree of longitude is worth four minutes. Rajshahi lies 1.8 degrees west of Dhaka, so the sun sets there about seven minutes later; Sylhet is about six minutes ahead. A printed sheet adds one number of minutes per district, and that is a simplification, because latitude matters too and its effect changes with the season. In Rangpur, sunset was three and a half minutes after Dhaka on 2 March 2025 and almost five and a half on 31 March. A phone can do better than a sheet, as long as it knows the district.

## Calculated is not official

A calculation is still not the official time. The Islamic Foundation publishes a timetable for Dhaka and lets other districts add or subtract up to nine minutes. It contains rounding and, in some years, a margin for safety: the table of 2022 ended sehri three minutes before true dawn and set iftar three minutes after sunset. For 2 March 2025 it says 5:04 and 6:02, exactly what our sixty lines say. For 19 February 2026 it says 5:12 and 5:58; we calculate 5:12 and 5:56. Our rule is simple. Where an official time exists, we show it. Where we calculate, we round dawn down and sunset up, and the screen says “calculated”.

## The moon decides the month

The date is harder than the time. The Islamic day begins at sunset, a month has 29 or 30 days, and the first of Ramadan depends on the moon that the National Moon Sighting Committee announces the evening before. No formula replaces that announcement. So the app needs a switch that moves the whole month by a day, it has to work at ten at night without an update from the store, and the person holding the phone must be able to overrule it. Eid is never a fixed date in the code.

## An alarm that rings

Reminders fail more often than arithmetic. Since Android 12 an alarm for an exact minute needs a permission of its own. Alarms are lost when the phone restarts, so they have to be set again at start, and again when the time zone changes. Some makers stop apps in the background to save battery. We keep only the next two alarms set, and before each release six phones spend a night in a drawer. The release waits until all six have rung.

## One number on the screen

The screen came last and turned out small. Before dawn, people read it half awake and without glasses. It leads with one number and one label, the time that is left; the month is one tap away. It is dark before sunrise whatever the theme. Our best tester was my grandmother, who looked at the first version, a careful table of six times, and asked which of them was now. The table moved below the countdown that evening.

## Three things to check

Before you trust any calendar, ours included, check three things: which angle it uses for dawn, whether it adds a margin, and whether it knows your district. Then compare one day with the sheet on the door of your mosque. If they differ, the mosque is right, and the maker of the app should hear about it.

[^air]: For air of 10 degrees at sea level. On a hot or a very cold evening the sun that one sees sets some seconds earlier or later.

[^clock]: It is largest in the first days of November. Four times a year, in April, June, September and December, it is zero.
`,
  image: picture('posts/ramadan', 'The phases of the moon on the thirty days of Ramadan, in three arcs over a mosque'),
  author: 'Rafi Hossain',
  date: '2026-02-09',
  readTime: '5 min read',
  format: 'markdown',
  figures: [dawn],
  category: 'Mobile Development',
  series: 'Calendars from the inside',
  tags: ['webdev', 'programming', 'technology', 'Ramadan Calendar', 'Bangla App', 'Tools', 'Python'],
};
