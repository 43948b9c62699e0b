import { figureIn, picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

const anatomy = picture(
  'figures/anatomy',
  'The Bangla word for statue hanging from its headline, with a sign above and one below, beside the larger Latin letters H and x',
);

const text = `## A lesson takes eight minutes

Every lesson has the same four steps, so that you never wonder what comes next.

1. **Look.** You see a screen you know: a mobile bill, a train ticket. Say what is wrong with it before we do.
2. **Learn the word.** You get the English term and its meaning in Bangla. It also goes into your glossary.
3. **Decide.** The exercise gives you a task and ten to twenty minutes.
4. **Compare.** Our answer comes with its reasons, and often with a second one that is just as good.

> First decide for yourself. Then read why we decided otherwise.

## Made for Bangla screens

Most courses teach type with the letters H and x. Bangla hangs from a line and carries signs above and below it, so it needs other sizes and more space between lines. We teach both scripts side by side, because your screens will mix them.

${figureIn(anatomy, 'From the lesson on type: a word of three letters between its lines, and Latin letters at the same size.')}

## Three months, one lesson a day

| Part | You need | Time |
| --- | --- | --- |
| Lessons 1 to 24: seeing, type, spacing, colour, layout | a phone | four weeks |
| Lessons 25 to 48: research, flows, prototypes | a computer with Figma | four weeks |
| Five projects | a computer with Figma | five weeks |

## Someone reads your work

With the full course, a designer of our studio reads each of your projects and writes back within five working days: what works, what to try next, and one thing to leave alone. Once a week we answer questions for an hour, in Bangla.

Not sure yet? [Four weeks that start with looking](/blog/3) is a plan for beginners by Maliha Karim, free to read. If you enjoy its first exercise, you will enjoy the course.`;

export const uxUiCourse: ProductSource = {
  id: 3,
  title: 'Learn UX UI Design Bangla',
  description: `A course in interface design for people who think in Bangla: 48 short lessons, an exercise after each, and five projects for a first portfolio. No experience is needed, and a phone is enough for the first half.

The lessons start with looking: why one bill is easy to read and another is not. Type, spacing, colour and layout follow, then research, flows and prototypes. Technical terms are given in English and explained in Bangla, because that is how you will meet them at work. Every exercise takes ten to twenty minutes and comes with a worked answer to compare with yours.

From lesson 25 on you need a computer with a free Figma account. The course teaches screens for phone and web; it does not teach programming, illustration or motion. It ends with a portfolio and a certificate of completion from us, which is no state qualification.`,
  text: { content: text, figures: [anatomy] },
  category: 'Android Applications',
  badges: ['Best Seller', 'Top Rated'],
  features: [
    '48 lessons in plain Bangla',
    'Exercise after every lesson',
    'Five portfolio projects',
    'Worked answers to compare',
    'Glossary of 210 English terms',
    'Lessons saved for offline use',
    'Your place kept on every device',
  ],
  benefits: [
    'Most lessons take eight minutes, so that one fits into a bus ride or a tea break.',
    'The examples are screens you know: a mobile bill, a train ticket, a school result page.',
    'Exercises ask for your own decision first and show ours afterwards, with the reasons for both.',
    'After the fifth project you have a portfolio of finished case studies to show at an interview.',
    'Text stays readable at the largest font size of your phone, and every video has subtitles.',
  ],
  requirements: [
    'Android 8.0 or later',
    '60 MB of free storage, 900 MB with all lessons saved',
    'Internet to load lessons and send in projects',
    'A computer with Figma in the browser from lesson 25 on',
  ],
  faqs: [
    {
      question: 'Can I really start with only a phone?',
      answer:
        'Yes, for the first 24 lessons. They train your eye, and the exercises fit on its screen. From lesson 25 on you need a computer with a free Figma account; any computer that opens Figma in the browser will do.',
    },
    {
      question: 'How long does the whole course take?',
      answer:
        'Most people who do one lesson a day finish in about three months, because the five projects take longer than the lessons. Your place is kept on every device, so you continue where you stopped.',
    },
    {
      question: 'Will the certificate get me a job?',
      answer:
        'Not on its own. It says that you have completed the course; it is not a state-recognised qualification. What helps in an interview is the portfolio: five finished case studies that you can explain.',
    },
  ],
  images: [
    picture(
      'products/uxui-cover',
      'Learn UX UI Design Bangla: a wall of interface parts, letters, buttons, charts and curves',
    ),
    picture('products/uxui-1', 'Lesson on spacing: the gaps of a card measured, with a question in Bangla below'),
    picture('products/uxui-2', 'Parts of a button named in Bangla and English, beside the lesson on its four states'),
    picture('products/uxui-3', 'Certificate of completion beside the progress screen with all 48 lessons finished'),
  ],
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['The first 12 lessons with exercises', 'Glossary', 'One project'],
    },
    {
      name: 'Full course',
      price: 19.99,
      period: 'month',
      rights: { activations: 3, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'All 48 lessons and five projects',
        'Written review of each project within five working days',
        'Weekly question hour with our designers',
        'Certificate of completion',
      ],
    },
  ],
  preview: { kind: 'component', component: 'bill-lesson' },
  demoLink: 'https://demo.nodi.example/ux-ui-course',
  downloadLink: 'https://play.example/apps/example.nodi.uxui',
  rating: 4.9,
  reviews: 184,
  downloads: '8k+',
  version: '1.5.0',
  lastUpdate: '2026-06-15',
};
