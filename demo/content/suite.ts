import type { SuiteFeatureContent } from './types.ts';

/** The cards of the 'Coming Soon' section. */
export const suiteFeatures: SuiteFeatureContent[] = [
  {
    icon: 'sparkles',
    title: 'Advanced AI Integration',
    description: 'Drafts alt texts, summaries and translations between Bangla and English. You approve each one.',
  },
  {
    icon: 'users',
    title: 'Real-time Collaboration',
    description: 'Several people edit one calendar, pattern selection or text at the same time and see who is where.',
  },
  {
    icon: 'shield-check',
    title: 'Enterprise Security',
    description: 'Sign-in through your company, roles for each team, and a log of every change that can be exported.',
  },
  {
    icon: 'workflow',
    title: 'Custom Workflows',
    description: 'Put your own steps together: when a file arrives, enlarge it, rename it and send it to the printer.',
  },
];
