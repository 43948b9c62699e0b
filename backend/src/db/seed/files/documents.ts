import { crescent, petals, testCard } from './motifs.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { type ZipEntry, zip } from './zip.ts';

const text = (name: string, lines: string[]): ZipEntry => ({
  name,
  bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf8'),
});

/** The 29 days of fasting of Ramadan 1446 in Bangladesh, 2 to 30 March 2025, as a calendar file. */
function ramadanDays(): ZipEntry {
  const events = Array.from({ length: 29 }, (_, index) => {
    const day = String(index + 2).padStart(2, '0');
    return [
      'BEGIN:VEVENT',
      `UID:ramadan-1446-${day}@nodi.example`,
      'DTSTAMP:20250101T000000Z',
      `DTSTART;VALUE=DATE:202503${day}`,
      `SUMMARY:Ramadan ${index + 1}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nodi Studio//Ramadan Calendar//EN',
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return text('ramadan-1446.ics', lines);
}

export const ramadanCalendar = () =>
  zip([
    text('README.txt', [
      'Ramadan Calendar 2025',
      '',
      'Import ramadan-1446.ics into the calendar of your phone or computer.',
    ]),
    ramadanDays(),
  ]);

const MONTHS = ['বৈশাখ', 'জ্যৈষ্ঠ', 'আষাঢ়', 'শ্রাবণ', 'ভাদ্র', 'আশ্বিন', 'কার্তিক', 'অগ্রহায়ণ', 'পৌষ', 'মাঘ', 'ফাল্গুন', 'চৈত্র'];
const FIRST_DAYS = [
  '04-14',
  '05-15',
  '06-15',
  '07-16',
  '08-16',
  '09-16',
  '10-17',
  '11-16',
  '12-16',
  '01-15',
  '02-14',
  '03-15',
];

export const banglaCalendar = () =>
  zip([
    text('পড়ুন.txt', ['বাংলা ক্যালেন্ডার', '', 'মাসের প্রথম দিনগুলো মাস.csv ফাইলে আছে।']),
    text('মাস.csv', ['month,first_day', ...MONTHS.map((month, index) => `${month},${FIRST_DAYS[index]}`)]),
  ]);

export const courseWorkbook = () =>
  pdf('Learn UX UI Design Bangla: workbook', [
    'Week 1  Looking. Write down what your eye reads first, second and third.',
    'Week 2  Type. Set one page with two sizes and two weights.',
    'Week 3  Spacing. Delete every line and box, then put back two.',
    'Week 4  People. Watch three of them use your screen and say nothing.',
    '',
    'Notes',
    ...Array.from({ length: 14 }, () => '_'.repeat(72)),
  ]);

export const mehndiSheet = () => png(480, petals);

export const backgrounds = () =>
  zip([
    text('README.txt', [
      'Ramadan Kareem backgrounds',
      '',
      'Two pictures, 320 x 320 pixels. Free to use in your own posts and cards.',
    ]),
    { name: 'crescent.png', bytes: png(320, crescent) },
    { name: 'henna.png', bytes: png(320, petals) },
  ]);

export const upscalerKit = () =>
  zip([
    text('README.txt', ['Image Upscaler', '', 'Open sample.png, choose 4x and compare the rays near the centre.']),
    { name: 'sample.png', bytes: png(240, testCard) },
  ]);

export const fastingLog = () =>
  pdf('Ramadan fasting log', [
    'Tick a box for each day of fasting and note the days to make up.',
    '',
    ...Array.from(
      { length: 30 },
      (_, index) => `Day ${String(index + 1).padStart(2, ' ')}   [   ]   ${'_'.repeat(50)}`,
    ),
  ]);

export const exercises = () =>
  zip([
    text('README.txt', ['UX UI design exercises', '', 'One file for each week. Work on paper first.']),
    text('week-1-looking.txt', [
      'Take a bill and list what you read first, second and third.',
      'Then list what you needed first.',
    ]),
    text('week-2-type.txt', [
      'Set the same page three times: 16 px, 18 px and 20 px.',
      'Keep the one you can read at arm’s length.',
    ]),
    text('week-3-spacing.txt', ['Use only 4, 8, 12, 16, 24, 32, 48 and 64.', 'Delete every line that does no work.']),
  ]);

export const stencilGuide = () =>
  pdf('Mehndi stencil guide', [
    '1.  Wash the hand and dry it completely.',
    '2.  Draw the large ring first, from the middle of the palm.',
    '3.  Add the petals from the wrist towards the fingers.',
    '4.  Fill with dots last, so that they stay round.',
    '5.  Leave it for six hours; scrape it off without water.',
  ]);
