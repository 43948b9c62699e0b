import type { SiteSections } from '../../contract/rules/site-sections.ts';
import { film } from './film.ts';
import { sharePicture, vectorPicture } from './pictures.ts';
import { suiteFeatures } from './suite.ts';
import { topics } from './topics.ts';
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
  registrationOpen: true,
  defaultTheme: null,
};

export const businessHours: BusinessHoursContent[] = [
  { days: 'Monday to Thursday', hours: '9:00 AM to 6:00 PM' },
  { days: 'Monday also', hours: '10:00 AM to 4:00 PM' },
  { days: 'Friday', hours: 'Closed' },
  { days: 'Support', hours: '24/7' },
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

/** The content that the demo's owner has saved in the administration. */
export const sections: SiteSections = {
  identity: {
    tagline: 'Apps and software design',
    headline: 'Software drawn and built in Rajshahi',
    intro: site.description,
    logo: vectorPicture('/logo-light.svg', 32, 32),
    logoDark: vectorPicture('/logo-dark.svg', 32, 32),
    showName: true,
    icon: vectorPicture('/icon-512.png', 512, 512),
    shareCard: sharePicture,
    accent: null,
  },
  contact: {
    phone: site.phone,
    location: site.location,
    channelUrl: site.channelUrl,
    answer: 'We answer within one working day.',
  },
  hours: { items: businessHours },
  social: { items: site.social },
  footer: {
    line: `Made with love in ${site.location.split(',')[0]}.`,
    columns: [
      {
        title: 'Apps',
        links: [
          { label: 'Ramadan Calendar 2025', url: '/product/1' },
          { label: 'Bangla Calendar 2025', url: '/product/2' },
          { label: 'Learn UX UI Design Bangla', url: '/product/3' },
          { label: 'Mehndi & Henna Design', url: '/product/4' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          { label: 'Developer portfolio', url: 'https://tanvir.nodi.example' },
          { label: 'Tools site', url: 'https://tools.nodi.example' },
          { label: 'Video channel', url: 'https://video.nodi.example' },
        ],
      },
      {
        title: 'Studio',
        links: [
          { label: 'Blog', url: '/blog' },
          { label: 'About', url: '/about' },
          { label: 'Contact', url: '/contact' },
          { label: 'Privacy Policy', url: '/privacy-policy' },
          { label: 'Terms and Conditions', url: '/terms-and-conditions' },
          { label: 'Saved', url: '/saved' },
        ],
      },
    ],
  },
  heads: {
    products: {
      title: '',
      text: 'Calendars, a course, pattern books, artwork and a Windows tool. All of it made here, most of it free to start with.',
    },
    services: {
      title: 'From the first sketch to the night shift',
      text: 'The same people plan, build and run your software. Hire us for all of it, or for one part.',
    },
    blog: { title: '', text: 'Articles about the apps we make and what we learn on the way.' },
    contact: { title: 'Tell us about your project', text: 'A few sentences are enough to begin with.' },
    about: { title: 'A small studio by the river', text: site.description },
  },
  suite: {
    title: 'Coming Soon',
    text: 'One premium suite for the tools we use every day. Places in the first round go to the waitlist.',
    cards: suiteFeatures,
    waitlist: false,
  },
  productPage: {
    cards: [
      {
        icon: 'text-cursor-input',
        title: 'Smart Code Completion',
        description: 'District, licence and colour codes complete themselves after the first characters.',
      },
      {
        icon: 'gauge',
        title: 'Fast Performance',
        description: 'Every release is tried on a four-year-old phone or laptop before it goes out.',
      },
      {
        icon: 'shield-check',
        title: 'Enterprise Security',
        description: 'Files are signed by us, updates arrive encrypted, and there are no trackers in them.',
      },
    ],
    promoText: 'EveryOne Try This Online Tools',
    promoLink: 'Visit Now',
    promoUrl: 'https://tools.nodi.example',
  },
  film: { ...film, embedUrl: film.embedUrl ?? '', captions: film.captions },
  about: { statistics, missionTitle: mission.title, missionText: mission.text, values: mission.values, technologies },
  ...topics,
};
