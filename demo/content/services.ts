import { picture } from './pictures.ts';
import type { ServiceContent } from './types.ts';

export const services: ServiceContent[] = [
  {
    icon: 'globe',
    title: 'Web Development',
    description:
      'Websites and web applications that load fast on a phone and that your own people can keep up to date.',
    longDescription:
      'We build public sites, shops, booking systems and internal tools with TypeScript, React and Node.js. You see a working version after two weeks and a new one every week from then on. Pages arrive as finished HTML, so that they read well on a slow connection and in search results. At the end you own the code, the accounts and a short manual.',
    features: [
      'First working version after two weeks',
      'Pages that open within two seconds on a mid-range phone',
      'Content that your team edits without us',
      'Tested with keyboard and screen reader',
      'Search basics: titles, structured data, sitemap',
      'Code and accounts in your name',
    ],
    image: picture('services/web', 'Laptop with the page of a mango shop beside the sketch it was made from'),
  },
  {
    icon: 'smartphone',
    title: 'Mobile App Development',
    description: 'Android and iOS apps from one Flutter code base, made to work without a connection where it matters.',
    longDescription:
      'Our own apps run on more than 50,000 phones, many of them four years old with little memory left. We bring that experience to your app: small downloads, offline data, Bangla and English, and reminders that really ring. We prepare the store listing, handle the review and watch the crash reports for the first month after release.',
    features: [
      'One code base for Android and iOS',
      'Works offline and catches up later',
      'Bangla and English from the first screen',
      'Tested on phones with 2 GB of memory',
      'Store listing, review and release',
      'Crash reports watched for a month',
    ],
    image: picture('services/mobile', 'One app screen three times: as a sketch, in colour and running on a phone'),
  },
  {
    icon: 'pen-tool',
    title: 'UI/UX Design',
    description: 'Screens that people understand the first time, tried out with your users before anything is built.',
    longDescription:
      'We start with the people who will use the product and watch five of them at work. Sketches follow, then a prototype that can be clicked, then a second round with users. You receive a Figma file with components, states and texts, and developers get spacing, colours and behaviour in writing. We also review existing products and name the ten changes with the greatest effect.',
    features: [
      'Interviews and observation with five users',
      'Clickable prototype before development',
      'Design system with light and dark theme',
      'All states drawn: empty, loading, error, long texts',
      'Contrast and target sizes after WCAG 2.2 AA',
      'Interface texts in Bangla and English',
    ],
    image: picture(
      'services/design',
      'Construction of a logo on grid paper with a ruler, a pencil and a fan of colours',
    ),
  },
  {
    icon: 'database',
    title: 'Database Solutions',
    description:
      'Data models, migrations and reports on PostgreSQL, MySQL or Firebase, with backups that have been restored.',
    longDescription:
      'We design databases for new products and repair those that have grown slow. That means a model your team can read, indexes for the questions you really ask, and changes that run without closing the shop. Backups are made every night, and once a quarter we restore one and compare. Spreadsheets and old systems are moved over with a check of every column.',
    features: [
      'Data model with a drawing and a written explanation',
      'Slow queries found, explained and repaired',
      'Migration from spreadsheets and older systems',
      'Nightly backups, restored as a test each quarter',
      'Monthly figures as a report or a dashboard',
    ],
    image: picture('services/database', 'Green filing cabinet with one drawer open and a cat asleep on top'),
  },
  {
    icon: 'cloud',
    title: 'Cloud Services',
    description: 'Hosting, deployment and monitoring at a size and a monthly cost that fit what you run.',
    longDescription:
      'Most products we look after need one well-kept server and not twenty services. We choose a provider and a region with you, set up deployment that takes one command, and watch the site from outside. Every month you get one page with availability, cost and what we changed. If you move to another team, they find everything described in a repository.',
    features: [
      'Deployment with one command and a way back',
      'Monitoring from two countries with alarms by message',
      'Certificates, updates and backups looked after',
      'Monthly page with availability and cost',
      'Setup described as code and handed over',
    ],
    image: picture('services/cloud', 'Boats carrying parcels along a river to three servers under a cloud'),
  },
  {
    icon: 'life-buoy',
    title: 'Support & Maintenance',
    description: 'Updates, repairs and small improvements for your site or app, even if someone else built it.',
    longDescription:
      'We begin with a check of one week: what is out of date, what is at risk, what can wait. After that a fixed number of hours per month covers updates, repairs and small wishes, and unused hours carry over for one quarter. E-mail reaches us at any hour; urgent failures are answered within two hours, everything else on the next working day.',
    features: [
      'Written check of the current state in one week',
      'Security updates within three working days',
      'Answer within two hours when something is down',
      'Unused hours carry over for one quarter',
      'Monthly list of what was done and why',
      'Takeover of projects built by others',
    ],
    image: picture(
      'services/support',
      'Desk at night: a laptop that reports all systems running, headphones and a checklist',
    ),
  },
];
