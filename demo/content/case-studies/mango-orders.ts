import { figureIn, picture } from '../pictures.ts';
import type { CaseStudySource } from '../types.ts';

const columns = picture(
  'work/mango-columns',
  'Nine narrow tables whose columns have different orders and colours, and below them one wide table in which equal columns stand together',
);

export const mangoOrders: CaseStudySource = {
  id: 3,
  address: 'nine-seasons-one-database',
  title: 'Nine seasons, one database',
  client: 'Barind Mango Growers',
  client_named: true,
  place: 'Chapainawabganj',
  sector: 'Agriculture',
  year: 2025,
  services: [4],
  summary:
    'A cooperative sold mangoes from nine spreadsheets, one for each season. Merging them took two weeks longer than planned, and found 300 orders that had been counted twice.',
  challenge: `Each May someone copied last year’s spreadsheet, renamed it and changed a few columns. After nine seasons no two files agreed on what a crate weighs, and a customer who moved house was three customers.

The season lasts eleven weeks. When the telephone rings, the answer has to be there before the mangoes are.`,
  work: `We wrote down every column of every file, 214 in all, with one sentence about what it means. Where two people gave two meanings we asked for an order in which it mattered. The sentences became the tables.

Then both systems ran side by side for the Gopalbhog weeks of 2025. Every evening a list showed what they disagreed about, and it had to be empty before the office closed.`,
  results: [
    { value: '9 → 1', label: 'places where an order can be', source: 'Files of the seasons 2016 to 2024' },
    { value: '300', label: 'orders that had been counted twice', source: 'Comparison of all rows, April 2025' },
    { value: '4 s', label: 'to find an order by telephone number', source: '50 calls timed in June 2025' },
    { value: '+2 weeks', label: 'longer than planned, for checking columns', source: 'Our own plan of January 2025' },
  ],
  content: `## A column is a promise

In five files the column ‘kg’ was the weight of the fruit. In three it included the crate, and in one, the season of 2020, it was whatever the scale at the roadside had said. No program can see this. A person who packed in 2020 can, so we asked her.

${figureIn(columns, 'Nine seasons as they were kept, and the table that they became. Colours mark columns with the same meaning.')}

## Two rows or one

Two orders of the same day, customer and weight may be a double entry, or a wedding. We did not delete a single row by rule. The program put pairs side by side, and the office decided 412 times; 300 were duplicates.

> Deleting is quick. Being sure is the work.

## The evening list

Running two systems at once is unpopular, because everything is typed twice. We made it bearable with a limit: 21 days, one list, and our telephone on the desk. On the first evening it had 37 lines; from the twelfth evening on it was empty.

## What stayed a spreadsheet

Tasting notes. They are written by three people who like it that way, nothing else depends on them, and a database would only have made them shorter.`,
  figures: [columns],
  image: picture(
    'work/mango',
    'Mangoes in nine rows on dark green ground, one row for each season; some are only outlines, because they were counted twice',
  ),
  quote:
    'I wanted it fast. They showed me two rows that looked the same and asked which one was true. I did not know, and it was my own spreadsheet.',
  quote_name: 'Imran Kabir',
  quote_role: 'Operations manager',
  rating: 4,
  portrait: picture('people/client-5', 'Portrait of Imran Kabir'),
  post_id: null,
  published_on: '2025-11-20',
};
