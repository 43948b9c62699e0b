import { picture } from './pictures.ts';
import type { TestimonialContent } from './types.ts';

/** The first three are shown immediately, the others on request. */
export const testimonials: TestimonialContent[] = [
  {
    name: 'Nusrat Jahan',
    role: 'Head of admissions',
    company: 'Padma Model School',
    service: 'Web Development',
    rating: 5,
    comment:
      'Parents used to queue for two days to hand in forms. Last January 1,140 applications came in through the new site, most of them from phones, and the office closed on time every evening.',
    image: picture('people/client-1', 'Portrait of Nusrat Jahan'),
  },
  {
    name: 'Arif Chowdhury',
    role: 'Owner',
    company: 'Chowdhury Print House',
    service: 'Support & Maintenance',
    rating: 5,
    comment:
      'They took over an order system nobody wanted to touch. The first thing we got was a list of what could break, in plain words. It has been down for eleven minutes in the fourteen months since.',
    image: picture('people/client-2', 'Portrait of Arif Chowdhury'),
  },
  {
    name: 'Tobias Lindner',
    role: 'Product manager',
    company: 'Feldweg Logistics',
    service: 'Mobile App Development',
    rating: 5,
    comment:
      'Our drivers lose the signal between villages, and the old app lost their deliveries with it. The new one keeps everything and sends it later. Calls to the dispatcher fell from forty a day to six.',
    image: picture('people/client-3', 'Portrait of Tobias Lindner'),
  },
  {
    name: 'Farhana Sultana',
    role: 'Programme coordinator',
    company: 'Shobuj Health Foundation',
    service: 'UI/UX Design',
    rating: 5,
    comment:
      'Maliha sat with our field nurses for two days before she drew anything. The form went from 31 questions to 12, and new nurses now learn it in one morning instead of a week.',
    image: picture('people/client-4', 'Portrait of Farhana Sultana'),
  },
  {
    name: 'Imran Kabir',
    role: 'Operations manager',
    company: 'Barind Mango Growers',
    service: 'Database Solutions',
    rating: 4,
    comment:
      'Nine years of spreadsheets became one database. The move took two weeks longer than planned because they checked every column, and they were right: 300 orders had been counted twice.',
    image: picture('people/client-5', 'Portrait of Imran Kabir'),
  },
  {
    name: 'Sadia Afrin',
    role: 'Founder',
    company: 'Kantha Threads',
    service: 'Cloud Services',
    rating: 5,
    comment:
      'Before Eid our shop used to stop answering for hours. This year it stayed up through the busiest night we have had, and the monthly bill is a third lower than before the move.',
    image: picture('people/client-6', 'Portrait of Sadia Afrin'),
  },
];
