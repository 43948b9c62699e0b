import type { CommentContent } from './types.ts';

/** Readers' comments from before comments required an account; two per article, newest first. */
export const comments: CommentContent[] = [
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6101',
    postId: 1,
    author: 'Sharmin Akter',
    text: 'I keep the timetable for our mosque in Naogaon and always wondered why the sheet from Dhaka plus six minutes felt wrong in March. The part about latitude explains it. From this year on we compare with a calculated time for our own district.',
    createdAt: '2026-02-12T13:41:00.000Z',
  },
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6102',
    postId: 1,
    author: 'Imran Hossain',
    text: 'The six phones in a drawer made me laugh, then I tested my own alarm app the same way. Two of four stayed silent after a restart.\n\nOne question: do you set the alarms again when the user switches the district?',
    createdAt: '2026-02-10T05:18:00.000Z',
  },
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6201',
    postId: 2,
    author: 'Farzana Yasmin',
    text: 'My son was born on 17 October 2019, one day after the change, and two offices wrote two different Bangla dates on his papers. Now I know which one is right.',
    createdAt: '2025-10-21T16:02:00.000Z',
  },
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6202',
    postId: 2,
    author: 'Debashish Roy',
    text: 'Thank you for mentioning that West Bengal follows another calendar. My relatives in Kolkata and I congratulate each other on two days each spring, and most apps pretend that only one of them exists.',
    createdAt: '2025-10-17T09:27:00.000Z',
  },
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6301',
    postId: 3,
    author: 'Lamia Chowdhury',
    text: 'I did week one with the bill of my electricity company. The largest thing on it is the logo, the second largest is an advertisement, and the amount comes fourth. I have looked at every screen differently since.',
    createdAt: '2025-07-02T18:55:00.000Z',
  },
  {
    id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6302',
    postId: 3,
    author: 'Sabbir Rahman',
    text: 'The numbers for Bangla text are what I had been looking for. A line height of 1.7 and a medium weight for the small labels, and our form is suddenly readable on my mother’s phone.',
    createdAt: '2025-06-20T04:33:00.000Z',
  },
];

/** Initial number of likes of every article. */
export const LIKES_AT_START = 5;
