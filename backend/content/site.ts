import type { BusinessHoursContent, MissionContent, SiteContent, StatContent } from './types.ts';

export const site: SiteContent = {
  name: 'Nodi Studio',
  description:
    'Independent software and design studio in Rajshahi, Bangladesh. Android apps, a Windows tool and graphics, and custom work for clients.',
  contactEmail: 'hello@nodi.example',
  phone: '+880 1700 000000',
  location: 'Rajshahi, Bangladesh',
  channelUrl: 'https://t.me/nodistudio',
  promo: {
    text: 'Test builds and release notes go to our channel first.',
    linkText: 'Join the channel',
    url: 'https://t.me/nodistudio',
  },
  social: [
    { network: 'facebook', url: 'https://facebook.example/nodistudio' },
    { network: 'x', url: 'https://x.example/nodistudio' },
    { network: 'linkedin', url: 'https://linkedin.example/company/nodistudio' },
    { network: 'github', url: 'https://github.example/nodistudio' },
    { network: 'instagram', url: 'https://instagram.example/nodistudio' },
  ],
  links: [
    { label: 'Developer portfolio', url: 'https://tanvir.nodi.example' },
    { label: 'Tools site', url: 'https://tools.nodi.example' },
    { label: 'Video channel', url: 'https://video.nodi.example' },
  ],
  registrationOpen: true,
  defaultTheme: null,
};

export const businessHours: BusinessHoursContent[] = [
  { days: 'Monday to Thursday', hours: '9:00 AM to 6:00 PM' },
  { days: 'Monday also', hours: '10:00 AM to 4:00 PM' },
  { days: 'Friday', hours: 'Closed' },
];

export const statistics: StatContent[] = [
  { icon: 'users', label: 'Happy Clients', value: '40+' },
  { icon: 'folder-check', label: 'Projects Completed', value: '130+' },
  { icon: 'award', label: 'Awards Won', value: '5' },
  { icon: 'coffee', label: 'Coffee Consumed', value: '∞' },
];

export const mission: MissionContent = {
  title: 'Our Mission',
  text: 'We make software that people in Bangladesh can use in their own language, on the phones they already own, without a fast connection. What we learn from our own apps goes into the work we do for clients.',
  values: [
    {
      icon: 'lightbulb',
      title: 'Innovation First',
      description:
        'We try a new idea on our own apps first. It reaches a client project once it has survived real users.',
    },
    {
      icon: 'badge-check',
      title: 'Quality Driven',
      description: 'Every release runs on a four-year-old phone with 2 GB of memory before it goes to the store.',
    },
    {
      icon: 'handshake',
      title: 'Client Success',
      description: 'We agree on one number that should change, and look at it together three months after launch.',
    },
    {
      icon: 'trending-up',
      title: 'Continuous Growth',
      description:
        'Thursday afternoons belong to reading, courses and repairs of old code. We write down what we learn.',
    },
  ],
};

export const technologies: string[] = [
  'React',
  'TypeScript',
  'Node.js',
  'Next.js',
  'TailwindCSS',
  'PHP',
  'Flutter',
  'Java',
  'Firebase',
  'Figma',
  'Illustrator',
  'Photoshop',
];
