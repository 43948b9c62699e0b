import { pickOffers } from './amounts.ts';
import { planDownloads } from './downloads.ts';
import { planEntries } from './entries.ts';
import { personName } from './names.ts';
import { assignOrderNumbers, type Numbered } from './numbers.ts';
import type { DemoFacts, DemoOffer, DemoOrder, DemoPerson, DemoPlan } from './types.ts';
import { uuid } from './uuid.ts';

const DAY = 86_400_000;
const WINDOW = 30 * DAY;
/** How long ago the first user registered, and the first order was made. */
const PEOPLE_DAYS = 1_080;
const ORDER_DAYS = 860;
const REFUND_AFTER = 2 * DAY;

/** The figures in the specification. */
const WANTED: DemoFacts = {
  users: 1_234,
  recentUsers: 137,
  orders: [856, 65, 59, 55],
  revenue: [4_567_800, 606_100, 490_800, 411_055],
};

interface Source {
  /** The existing figures. */
  present: DemoFacts;
  /** Existing orders. */
  orders: readonly Numbered[];
  offers: DemoOffer[];
  /** The start of the shop's first day, in milliseconds. */
  midnight: number;
  /** The shop's day of a moment, `yyyy-mm-dd`. */
  dayOf: (ms: number) => string;
  random: () => number;
}

/**
 * The users, orders and payments that raise the existing figures to those of the specification; the same for the same
 * input.
 */
export function planDemoCustomers(source: Source): DemoPlan {
  const people = planPeople(source);
  const orders = people.length === 0 ? [] : planOrders(source, people);
  return { people, orders, entries: planEntries(orders), downloads: planDownloads(orders, source) };
}

function planPeople({ present, midnight, random }: Source): DemoPerson[] {
  const recent = Math.max(0, WANTED.recentUsers - present.recentUsers);
  const older = Math.max(0, WANTED.users - WANTED.recentUsers - (present.users - present.recentUsers));
  const times = [
    // Registrations increase over time.
    ...spread(older, random, (part) => midnight - WINDOW - (1 - part ** 0.6) * (PEOPLE_DAYS * DAY - WINDOW)),
    ...spread(recent, random, (part) => midnight - (1 - part) * WINDOW),
  ];
  return times.map((at, index) => ({
    ...personName(index),
    id: uuid(random),
    status: index % 67 === 29 ? 'suspended' : 'active',
    at,
  }));
}

/** Times in ascending order, each at least a second after the position's lower limit and before its upper one. */
function spread(count: number, random: () => number, place: (part: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(place((index + 0.05 + 0.9 * random()) / count)));
}

interface Period {
  from: number;
  to: number;
  count: number;
  cents: number;
}

/** From oldest to latest: everything before 90 days ago, then three periods of 30 days. */
function periodsOf({ present, midnight }: Source): Period[] {
  const counts = WANTED.orders.map((wanted, index) => wanted - (present.orders[index] ?? 0));
  const cents = WANTED.revenue.map((wanted, index) => wanted - (present.revenue[index] ?? 0));
  const rest = ([all = 0, ...windows]: number[]) => windows.reduce((left, part) => left - part, all);
  const windows = [3, 2, 1].map((index) => ({
    from: midnight - index * WINDOW,
    to: midnight - (index - 1) * WINDOW,
    count: Math.max(0, counts[index] ?? 0),
    cents: cents[index] ?? 0,
  }));
  const first = { from: midnight - ORDER_DAYS * DAY, to: midnight - 3 * WINDOW, count: Math.max(0, rest(counts)) };
  return [{ ...first, cents: rest(cents) }, ...windows];
}

type Draft = Omit<DemoOrder, 'id' | 'number' | 'personId'>;

function planOrders(source: Source, people: DemoPerson[]): DemoOrder[] {
  const drafts = periodsOf(source).flatMap((period, index) => planPeriod(source, period, index === 3));
  const numbers = assignOrderNumbers(
    drafts.map(({ at }) => at),
    source.orders,
  );
  return drafts.map((draft, index) => ({
    ...draft,
    id: uuid(source.random),
    number: numbers[index] ?? 0,
    personId: buyer(people, draft.at, source.random),
  }));
}

/** A user registered by then, with a preference for later ones. */
function buyer(people: DemoPerson[], at: number, random: () => number): string {
  const next = people.findIndex((person) => person.at >= at - DAY);
  const known = next < 0 ? people.length : Math.max(1, next);
  const index = Math.floor(known * (1 - random() ** 1.7));
  const person = people[index];
  return (person?.status === 'active' ? person : (people[index - 1] ?? people[index + 1]))?.id ?? '';
}

/** The orders of a period, oldest first: most are paid, and those cost exactly the period's revenue. */
function planPeriod({ offers, random }: Source, { from, to, count, cents }: Period, latest: boolean): Draft[] {
  const times = spread(count, random, (part) => from + part * (to - from));
  const statuses = times.map((at, index) => statusOf(index, at + REFUND_AFTER < to, latest ? count - index : 0));
  const paid = pickOffers(offers, statuses.filter((status) => status === 'completed').length, cents, random);
  return times.map((at, index) => {
    const wanted = statuses[index] ?? 'cancelled';
    // Without an amount for it, the order is unpaid.
    const offer = wanted === 'completed' ? paid.pop() : offers[Math.floor(random() * offers.length)];
    const status = offer ? wanted : 'cancelled';
    const fallback = offer ?? (offers[0] as DemoOffer);
    return { ...fallback, status, at, refundedAt: status === 'refunded' ? at + REFUND_AFTER : null };
  });
}

/** @param fromEnd 1 for the last order; 0 where orders are too old to be open */
function statusOf(index: number, refundable: boolean, fromEnd: number): DemoOrder['status'] {
  if (fromEnd === 1 || fromEnd === 4) return 'pending';
  if (fromEnd === 3 || fromEnd === 6) return 'processing';
  if (index % 17 === 9) return 'cancelled';
  return refundable && index % 29 === 13 ? 'refunded' : 'completed';
}
