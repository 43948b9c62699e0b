import { figureIn, picture } from '../pictures.ts';
import type { CaseStudySource } from '../types.ts';

const forms = picture(
  'work/school-forms',
  'Two forms side by side: the left one is filled with narrow lines, the right one has fewer than half as many, with room to write',
);

export const schoolAdmissions: CaseStudySource = {
  id: 1,
  address: 'admissions-without-a-queue',
  title: 'Admissions without a queue',
  client: 'Padma Model School',
  client_named: true,
  place: 'Rajshahi',
  sector: 'Education',
  year: 2026,
  services: [1, 3],
  summary:
    'Every January eleven hundred families waited at one counter. Now they apply from a phone, and the office reads each application on the day it arrives.',
  challenge: `Parents bought a paper form, filled it in on a bench and queued again to hand it in. Clerks typed it into a spreadsheet in the evenings. A missing birth certificate was noticed a week later, and the family came back for it.

Most of these parents have a phone and no computer. The connection at home drops several times an hour, and about one in five asks a neighbour or a shop to do the typing.`,
  work: `We sat at the counter for three days and wrote down every question that was asked. Half of them were about the form, so the form came first: 46 fields became 19.

Then we built an application that stores each answer when it is given, runs on phones from 2019, and ends with a receipt that the guard at the gate can check.`,
  results: [
    { value: '0', label: 'families in the queue', source: 'Gate count by the school, 4 to 22 January 2026' },
    { value: '19', label: 'fields on the form instead of 46', source: 'Paper form of 2025, online form of 2026' },
    { value: '11 min', label: 'to apply, median', source: 'Server log of 1,140 applications' },
    { value: '83%', label: 'of applications from a phone', source: 'Server log of 1,140 applications' },
  ],
  content: `## What happens to each answer

We went through the paper form with the head of admissions, line by line, and asked of every answer: who reads it, and when? The blood group of a six-year-old was read by no one before the child was admitted. The father’s occupation was asked for twice. Whatever had no reader was moved to the first day of school, or left out.

${figureIn(forms, 'The paper form of 2025 and what was left of it. The longest field is now the name, because names in Rajshahi are long.')}

## A connection that drops

Each answer is kept on the phone and sent when the network returns.[^1] The page says which of the two has happened, in one line below the button. Photographs of documents are made smaller on the phone before they are sent; the average certificate fell from 3.8 MB to 240 kB and can still be read.

> The best moment to find a missing document is while the parent is holding the phone.

## What we got wrong

In the first week 60 parents uploaded the same side of the certificate twice. We had drawn two identical boxes. The boxes now show a small front and a small back, and in the second week it happened three times.

[^1]: In the browser’s own storage, encrypted with a key that leaves the phone only with the finished application.`,
  figures: [forms],
  image: picture(
    'work/school',
    'The school on the morning of an admission day: two storeys with arches, an open gate, and an empty courtyard in front',
  ),
  quote:
    'On the first evening I kept looking at the gate. It stayed empty. Then I opened the list, and there were two hundred names, each with its birth certificate.',
  quote_name: 'Nusrat Jahan',
  quote_role: 'Head of admissions',
  rating: 5,
  portrait: picture('people/client-1', 'Portrait of Nusrat Jahan'),
  post_id: 3,
  published_on: '2026-10-18',
};
