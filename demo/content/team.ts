import { picture } from './pictures.ts';
import type { TeamMemberContent } from './types.ts';

export const team: TeamMemberContent[] = [
  {
    name: 'Tanvir Ahmed',
    role: 'Founder and engineer',
    image: picture('people/tanvir', 'Portrait of Tanvir Ahmed'),
    bio: 'Started the studio in 2018 after six years of building billing systems in Dhaka. Writes the servers and the Windows tool, and answers most first messages himself.',
    social: [
      { network: 'github', url: 'https://github.example/tanvir-ahmed' },
      { network: 'linkedin', url: 'https://linkedin.example/in/tanvir-ahmed' },
      { network: 'x', url: 'https://x.example/tanvir-ahmed' },
    ],
  },
  {
    name: 'Maliha Karim',
    role: 'Design lead',
    image: picture('people/maliha', 'Portrait of Maliha Karim'),
    bio: 'Trained as a typographer and came to interfaces through school books. Designs every screen we ship and teaches the course in Bangla. Draws mehndi patterns at weekends.',
    social: [
      { network: 'facebook', url: 'https://facebook.example/maliha-karim' },
      { network: 'linkedin', url: 'https://linkedin.example/in/maliha-karim' },
      { network: 'x', url: 'https://x.example/maliha-karim' },
    ],
  },
  {
    name: 'Rafi Hossain',
    role: 'Mobile engineer',
    image: picture('people/rafi', 'Portrait of Rafi Hossain'),
    bio: 'Builds the Android and Flutter apps and keeps a drawer with 14 old phones to test them on. Studied physics in Rajshahi, which is why the prayer times are right.',
    social: [
      { network: 'github', url: 'https://github.example/rafi-hossain' },
      { network: 'linkedin', url: 'https://linkedin.example/in/rafi-hossain' },
      { network: 'x', url: 'https://x.example/rafi-hossain' },
    ],
  },
];
