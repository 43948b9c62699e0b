import { picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

export const ramadanCalendar: ProductSource = {
  id: 1,
  title: 'Ramadan Calendar 2025',
  description: `Sehri and iftar times for all 64 districts of Bangladesh, with a countdown and reminders that work without a connection. Choose your district once, and the right minute is on your home screen.

The app was first made for Ramadan 2025 (1446 AH); the update of February 2026 added the timetable of 1447 AH. Where the Islamic Foundation publishes a time, the app shows that time. For everything else it calculates the position of the sun for your district and says so beside the figure; a safety margin of up to three minutes can be added. When the moon sighting moves the first day, one switch moves the whole month by a day.

It is a timetable and a log of your fasts. It does not give rulings, and outside Bangladesh the times are calculated from your location, not taken from a local authority. When your mosque announces another time, follow the mosque.`,
  category: 'Android Applications',
  badges: ['Featured', 'Popular'],
  features: [
    'Times for all 64 districts',
    'Countdown to sehri and iftar',
    'Works without internet',
    'Adhan, tone or vibration',
    'Widget for the home screen',
    'Qibla compass and duas',
    'Log of missed fasts',
    'Moon-sighting correction by a day',
    'Bangla and English',
  ],
  benefits: [
    'You see how long is left before sehri ends without opening the app: the widget counts down on the home screen.',
    'The reminder comes at the minute you chose, also after a restart and in battery saver mode.',
    'Families in two districts keep both on one screen and see the difference in minutes.',
    'Fasts you missed stay in the log until you have made them up, from one Ramadan to the next.',
    'The app asks for no account and shows no advertising. Your district and your log never leave the phone.',
  ],
  requirements: [
    'Android 8.0 or later',
    '40 MB of free storage',
    'Permission for alarms and reminders on Android 12 and later',
    'Permission for notifications on Android 13 and later',
    'Location is optional and only finds your district',
  ],
  faqs: [
    {
      question: 'Does the free plan have all the times?',
      answer:
        'Yes. Every district, the countdown, all reminders, the widget and the fasting log are free, and there is no advertising. The paid plan is for rooms where many people look at one screen: it adds the full-screen display, the printed timetable and a correction for each prayer.',
    },
    {
      question: 'Why is my mosque a minute or two apart from the app?',
      answer:
        'Many mosques add a safety margin or use the time of the district town. Follow your mosque. You can add up to three minutes of margin in the settings; with the paid plan you can correct each prayer separately.',
    },
    {
      question: 'What happens when the moon is sighted a day later?',
      answer:
        'You shift the whole month by one day with a single switch, and every reminder shifts with it. The app never does this on its own, because the announcement is not ours to make.',
    },
  ],
  images: [
    picture(
      'products/ramadan-cover',
      'Ramadan Calendar: a phone with today’s times beside a crescent and the Bangla word for Ramadan',
    ),
    picture(
      'products/ramadan-1',
      'Today screen in dark colours: the time left until iftar, with sehri, iftar and the prayers below',
    ),
    picture('products/ramadan-2', 'Timetable of the whole month on a tablet, one row for each day of fasting'),
    picture('products/ramadan-3', 'Qibla compass on a phone, a few degrees from the right direction'),
  ],
  licenceKeys: true,
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['All districts and reminders', 'Widget and fasting log', 'No advertising'],
    },
    {
      name: 'Mosque and office',
      price: 9.99,
      period: 'month',
      rights: { activations: 5, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'Full-screen display for a television or tablet',
        'Printable timetable with your name and logo',
        'Own correction in minutes for each prayer',
        'Up to five screens',
      ],
    },
  ],
  preview: { kind: 'component', component: 'fasting-times' },
  demoLink: 'https://demo.nodi.example/ramadan-calendar',
  downloadLink: 'https://play.example/apps/example.nodi.ramadan',
  rating: 4.8,
  reviews: 312,
  downloads: '15k+',
  version: '2.4.0',
  lastUpdate: '2026-02-12',
};
