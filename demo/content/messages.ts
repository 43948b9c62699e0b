/** A message of the contact form; `hours` before the start of the demo. */
export type MessageContent = {
  name: string;
  email: string;
  subject: string;
  message: string;
  status: 'new' | 'answered' | 'spam';
  hours: number;
};

export const messages: MessageContent[] = [
  {
    name: 'Sharmin Akhter',
    email: 'sharmin.akhter@example.com',
    subject: 'Mobile App Development',
    message:
      'We run three pharmacies in Rajshahi and keep the stock in a notebook. We would like a small app that two people per shop can use, also while the line is down.\n\nCould we meet next week? Mornings are best for us.',
    status: 'new',
    hours: 3,
  },
  {
    name: 'Jonas Weber',
    email: 'jonas.weber@example.com',
    subject: 'Image upscaler on ARM laptops',
    message:
      'Does the upscaler run on Windows for ARM? It installs, but the preview stays black. I can send the log file if that helps.',
    status: 'new',
    hours: 21,
  },
  {
    name: 'Mahmudul Hasan',
    email: 'mahmudul.hasan@example.com',
    subject: 'Printing the Bangla calendar',
    message:
      'Our school would like to print the month pages of the Bangla calendar for 40 classrooms. Is that allowed with the free version, and is there a file in A3?',
    status: 'answered',
    hours: 52,
  },
  {
    name: 'Growth Team',
    email: 'offers@example.net',
    subject: 'First page in 7 days',
    message: 'We bring your site to the first page within seven days. Reply YES for the price list.',
    status: 'spam',
    hours: 75,
  },
];
