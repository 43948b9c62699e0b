import { times } from '../scene.ts';
import { type Press, sheet } from './paper.ts';
import { zip } from './zip.ts';

const BOOK = 'Learn UX UI Design Bangla · workbook 1.5.0';

interface Week {
  title: string;
  why: string;
  tasks: readonly string[];
  /** The parts of a good answer. */
  check: readonly string[];
}

const weeks: readonly Week[] = [
  {
    title: 'Looking',
    why: 'Before you draw a screen, learn to see one. A bill, a ticket and a result page are screens on paper.',
    tasks: [
      'Take an electricity bill. For ten seconds, look at it and turn it over. Write down what you remember, in order.',
      'Mark on the bill what you needed: the amount, the last day to pay, the account number. Number them by importance.',
      'Compare both lists. Where the bill shouts something you did not need, cross it out.',
    ],
    check: [
      'The first thing you saw and the first thing you needed are named, and they are two different things.',
      'At least one crossed-out part could go without anybody missing it.',
    ],
  },
  {
    title: 'Type',
    why: 'Most of an interface is text. Three sizes and two weights are enough for almost every screen.',
    tasks: [
      'Set the same paragraph in Bangla and English at 14, 16 and 18 px. Read each at arm’s length, in the sun.',
      'Set line heights of 1.3, 1.5 and 1.8. Bangla has marks above and below: note which lines touch.',
      'Choose one size for text, one for headings and one for notes, and write down why.',
    ],
    check: ['Text is 16 px or larger.', 'Bangla lines do not touch.', 'No more than three sizes are left.'],
  },
  {
    title: 'Spacing',
    why: 'What belongs together stands together. Space says so before a line or a box does.',
    tasks: [
      'Draw a contact card with a name, a role, a number and a button. Use only 4, 8, 12, 16, 24 and 32.',
      'Put less space inside a group than between groups. Measure: the outer one should be at least twice the inner one.',
      'Delete every line and box that does no work. Put back those you miss.',
    ],
    check: ['Every gap is one of the six numbers.', 'With eyes half closed the groups can still be counted.'],
  },
  {
    title: 'Flow',
    why: 'A screen answers one question and asks the next one. Buying a train ticket takes five of them.',
    tasks: [
      'Write the questions of buying a train ticket in the order in which a passenger has them, one on each line.',
      'Draw one screen for each question, on paper, with one main button.',
      'Give the paper to somebody, say nothing, and write down where the finger stops.',
    ],
    check: [
      'Each screen has one main button.',
      'Two places where the finger stopped are marked, with a change for each.',
    ],
  },
];

const list = (items: readonly string[], tag: 'ol' | 'ul') =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

const exercise = ({ title, why, tasks, check }: Week, index: number) =>
  `<h1>Week ${index + 1}: ${title}</h1><p>${why}</p><h2>Do</h2>${list(tasks, 'ol')}<h2>Compare</h2>${list(check, 'ul')}`;

const screens = `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:8mm;flex:1;margin-top:6mm">${times(6, (index) => `<div style="border:.25mm solid #16211f;border-radius:4mm;padding:3mm;font-size:8pt">Screen ${index + 1}</div>`)}</div>`;

const grid = `<div class="box" style="background:linear-gradient(#cfd8d4 .2mm,#0000 .2mm) 0 0/100% 4mm,linear-gradient(90deg,#cfd8d4 .2mm,#0000 .2mm) 0 0/4mm 100%"></div>`;

const REST = [
  '<h2>My answer</h2><div class="lines"></div>',
  '<h2>My three sizes</h2><div class="lines"></div>',
  grid,
  screens,
];

/** Four weeks, two sheets each: the task, and room for it. */
export const designWorkbook = (press: Press): Promise<Buffer> =>
  press.pdf(
    weeks
      .flatMap((week, index) => [
        sheet(BOOK, index * 2 + 1, exercise(week, index)),
        sheet(BOOK, index * 2 + 2, `<h1>Week ${index + 1}: my work</h1>${REST[index]}`),
      ])
      .join(''),
  );

const README = `UX UI Design Exercise Pack 2.0.0

One sheet for each of four weeks: looking, type, spacing and flow. Print them on
A4, or work beside them on paper. Each takes about two hours and ends with what
to compare your answer with. layout-grid.pdf and phone-screens.pdf can be
printed as often as you like.
`;

/** Each exercise as a sheet of its own, and two sheets to draw on. */
export const designExercises = async (press: Press): Promise<Buffer> => {
  const name = 'UX UI Design Exercise Pack 2.0.0';
  const files = [];
  for (const [index, week] of weeks.entries())
    files.push({
      name: `week-${index + 1}-${week.title.toLowerCase()}.pdf`,
      content: await press.pdf(sheet(name, index + 1, `${exercise(week, index)}<div class="lines"></div>`)),
    });
  return zip([
    { name: 'README.txt', content: README },
    ...files,
    { name: 'layout-grid.pdf', content: await press.pdf(sheet(name, 'Grid of 4 mm', grid)) },
    { name: 'phone-screens.pdf', content: await press.pdf(sheet(name, 'Six screens', screens)) },
  ]);
};
