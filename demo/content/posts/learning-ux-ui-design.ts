import { figureIn, picture } from '../pictures.ts';
import type { PostSource } from '../types.ts';

const anatomy = picture(
  'figures/anatomy',
  'The Bangla word for statue hanging from its headline, with a sign above and one below, beside the larger Latin letters H and x',
);

export const learningUxUiDesign: PostSource = {
  id: 3,
  title: 'Learning UX and UI design: four weeks that start with looking',
  excerpt:
    'Beginners often start with colour and a tool. This plan starts with reading screens, then type, then spacing, then people, with the numbers we use at work and one exercise for each week.',
  content: `Most people who come to our course have opened Figma, chosen a gradient and wondered why the result looks busy. The tool was not the problem. Design is mostly seeing and deciding, and both can be practised with a pencil. Here is the plan I would give myself for a first month.

Two words first. UX is what somebody wants to get done and whether they manage it. UI is what they see and touch on the way. A beautiful screen on which nobody finds the due date has good UI and bad UX for as long as it takes to notice, and after that it has neither.

## Week one: looking

Week one is for looking. Take a bill from your mobile operator and write down what your eye reads first, second and third. Then write down what you needed first: the amount and the date. If the two lists differ, you have found a design problem, and you can say where it is. Squint until the letters blur. What still stands out is what the page thinks is important. Do this with one screen a day and keep the notes.

## Week two: type

Week two is for type, because most of any screen is text. Body text starts at 16 pixels. A line holds 45 to 75 characters; beyond that the eye loses its way back. Line height is about 1.5 for running text and 1.1 to 1.2 for large headings, since big letters need less air. Choose sizes from a scale instead of by feeling: with a ratio of 1.25 you get 16, 20, 25 and 31. Two weights are enough.

> When you want to make something important, first try making its neighbours quieter.

### Bangla

Bangla needs its own numbers. The script hangs from a headline, the matra, and carries signs above and below it, so lines collide at a height that is comfortable for Latin. We set Bangla text at 1.65 to 1.75. At the same size its letters look smaller beside Latin ones, so raise them by five to ten per cent. Bold fills the small openings in letters such as ষ and ক্ষ; below 18 pixels use a medium weight. There are no capitals, so emphasis comes from size, weight and space alone. Test with real words that contain conjuncts and long vowels, never with a sample of simple letters.

${figureIn(anatomy, 'A word of three letters between its lines, and Latin letters at the same size.')}

## Week three: spacing

Week three is for spacing. One rule does most of the work: the space inside a group is smaller than the space around it. Pick values from a short list, for example 4, 8, 12, 16, 24, 32, 48 and 64, and stop using any others. A label sits 8 pixels above its field, the next field begins 24 further down, the next group 48. Then delete every line and every box. If you can still see what belongs together, the spacing works, and you may put back the two lines that help. If the screen falls apart, the lines were hiding a problem.

Alignment belongs to spacing. Give the page one strong left edge and let as much as possible start there. Amounts align on the right, in figures of equal width, so that the digits stand in columns and 1,050 looks larger than 980 before anybody reads it.

### Three limits

In the same week, learn three limits by heart. Text needs a contrast of at least 4.5 to 1 with its background. For large text, which means 24 pixels, or about 19 in bold, 3 to 1 is enough, and the same holds for the outline of a field. A target for a finger is at least 24 by 24 pixels under the current accessibility guidelines, WCAG 2.2; we aim for 44. And nothing is said by colour alone, so an error has words. Then take your phone outside at noon, dim it halfway and look again.

## Week four: people

Week four is for people. Ask three of them, one at a time, to do something on your screen: “You want to pay last month’s bill.” Give the task, not the explanation. Then be silent, which is the hardest skill in this text. Write down what they do and where they stop, not what they say they like. Three people will not find every problem, but they find the worst one, usually the same one, and usually not where you expected it.

Draw the screens that nobody draws. What does the list look like when it is empty? While it loads? When the connection is gone? With a name of 40 letters, and with a bill of 1,00,000 taka? Beginners show the happy case in three colours. A designer who shows these five states is already useful to a team.

## After the month

Copying is allowed as practice. Rebuild a screen you admire to the pixel, measuring every gap, and you will find the rules its designers followed. Then replace the content with your own and watch which rules survive. Do not put the copy into your portfolio.

As for the tool, the free version of Figma is enough. Learn frames, auto layout, components and nothing else this month. In the portfolio, one project told properly is worth more than twelve posters: what the problem was, two versions you tried, what happened when people used them, what you changed. Show the version that failed. The person who hires you wants to see how you decide.

## Tonight

For tonight, take one screen you use every day. Write down its three most important pieces of information, then redraw it in black, with one typeface, two weights and five gaps. Leave the colour for tomorrow. You may find that it needs very little.`,
  image: picture('posts/uxui', 'First sketch of four screens on paper with notes in Bangla, a ruler and a cup of tea'),
  author: 'Maliha Karim',
  date: '2025-06-18',
  readTime: '5 min read',
  format: 'markdown',
  figures: [anatomy],
  category: 'UI/UX Design',
  series: '',
  tags: [
    'webdev',
    'programming',
    'technology',
    'Learn UX UI Design',
    'Mehndi & Henna Design',
    'Graphic',
    'HTML',
    'Tools',
  ],
};
