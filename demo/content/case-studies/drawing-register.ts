import { figureIn, picture } from '../pictures.ts';
import type { CaseStudySource } from '../types.ts';

const check = picture(
  'work/drawings-check',
  'The corner of a printed drawing with a square code, and a phone held over it that shows a tick',
);

export const drawingRegister: CaseStudySource = {
  id: 2,
  address: 'one-current-drawing',
  title: 'One current drawing for every site',
  client: 'An engineering office in Khulna',
  client_named: false,
  place: 'Khulna',
  sector: 'Structural engineering',
  year: 2026,
  services: [5, 6],
  summary:
    'Fourteen engineers, four building sites and a shared folder with three files called final. A register now says which drawing is valid, on the screen and on paper.',
  challenge: `The office draws foundations and frames for buildings on soft ground. A drawing changes ten or fifteen times before the concrete is poured, and each change travels by email, by messenger and on paper in a car.

In 2025 three beams were cast from drawings that had been replaced. Nothing fell, but one of them had to be cut out again.`,
  work: `We did not touch the drawing program. We added a register beside it: a drawing gets a number, a revision letter and one of three states. Saving a new revision makes the former one superseded; there is no other way to do it.

Every sheet that is printed carries a square code. A foreman points a phone at it and sees whether he may build from this sheet.`,
  results: [
    {
      value: '0',
      label: 'parts cast from an old drawing, after 3 in the year before',
      source: 'Site diaries of four projects, January to September 2026',
    },
    {
      value: '40 s',
      label: 'to find the valid sheet, down from 12 minutes',
      source: '30 searches timed in each month',
    },
    { value: '9,200', label: 'drawings brought into the register', source: 'Register of the office, 1 October 2026' },
  ],
  content: `## Three states are enough

The office had asked for seven: draft, internal, checked, approved, issued, revised and void. We followed forty drawings from the first line to the site and found that only three answers ever mattered to the person with the sheet in hand. Not yet. Build from this. Do not build from this.

${figureIn(check, 'The code holds the number and the revision. Offline, it works for every drawing in the last sync.')}

## Paper stays

A phone screen is too small for a reinforcement plan and too bright for the sun. So the sheets stay, and the register comes to them. The code is printed at 18 millimetres: at 12 the older phones could not read it through dust.[^1]

## Two copies, in two cities

The archive is copied every night to a second place outside Khulna. On the first Monday of the month the office restores ten drawings from the copy and opens them. In March one could not be opened; the disk was replaced before it mattered.

> A copy that was never restored is a hope.

## Moving the old drawings

We read the number from the title block of 9,200 sheets with a small program and had a person look at each one where the program was unsure. That was every ninth sheet, and it took eleven working days.

[^1]: Measured on site in May, with six phones and sheets that had been in use for two weeks.`,
  figures: [check],
  image: picture(
    'work/drawings',
    'A frame of beams and columns in white lines on dark ground, with dimensions; one sheet of the drawing lifts off at its corner',
  ),
  quote: '',
  quote_name: '',
  quote_role: '',
  rating: null,
  portrait: null,
  post_id: null,
  published_on: '2026-10-05',
};
