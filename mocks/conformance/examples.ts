// The examples in the API reference: the first successful request and answers seen by the suite, without values that
// differ from run to run.
import { exampleProblems, jsonParts } from './contract.ts';

/** JSON of one operation: the request, and the successful answers by status. */
export type Example = { request?: unknown; responses: Record<string, unknown> };

const isEmptyPage = (body: unknown) => {
  const items = Array.isArray(body) ? body : (body as { items?: unknown } | null)?.items;
  return Array.isArray(items) && items.length === 0;
};

export class Examples {
  readonly seen = new Map<string, Example>();

  /** Keeps the first request and the first answer of each status; a list with entries replaces an empty one. */
  see(id: string, status: number, request: unknown, response: unknown): void {
    const example = this.seen.get(id) ?? { responses: {} };
    this.seen.set(id, example);
    if (example.request === undefined && isJson(request)) example.request = request;
    const known = example.responses[status];
    if (response === undefined || (known !== undefined && !(isEmptyPage(known) && !isEmptyPage(response)))) return;
    example.responses[status] = response;
  }
}

const isJson = (body: unknown) => body !== undefined && typeof body !== 'string' && !(body instanceof FormData);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOMENT = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z/g;
const TOKEN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{20,}(?:\.[\w-]+)*$/;

/** Characters of the same kinds in a fixed order, so that the contract's pattern still matches. */
const masked = (token: string) =>
  token.replace(/[a-z]|[A-Z]|\d/g, (character, at: number) => {
    const alphabet = /\d/.test(character) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
    const fixed = alphabet[(at * 7) % alphabet.length] ?? character;
    return /[A-Z]/.test(character) ? fixed.toUpperCase() : fixed;
  });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Replaces the date of the recording with this one. Old dates belong to the content and stay. */
const TODAY_MS = Date.UTC(2026, 10, 5);
const LONG_AGO_MS = 40 * DAY_MS;

const shifted = (day: string): string => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const moment = Date.parse(day);
  if (moment < today - LONG_AGO_MS) return day;
  return new Date(moment - today + TODAY_MS).toISOString().slice(0, 10);
};

const scrubber = () => {
  const ids: string[] = [];
  const numbered = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return `3f9a2c71-0b5e-4d18-9c6a-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
  };
  return (text: string): string => {
    if (TOKEN.test(text)) return masked(text);
    return text
      .replace(UUID, numbered)
      .replace(
        MOMENT,
        (_, day: string, time: string) => `${shifted(day)}T${time.endsWith(':00') ? time : '09:30'}:00.000Z`,
      )
      .replace(/^\d{4}-\d\d-\d\d$/, shifted)
      .replace(/conformance-[\w-]+@example\.com/g, 'nadia@example.com')
      .replace(/\bPerson \d+\b/g, 'Nadia Rahman');
  };
};

/** The same structure with every string and every array transformed. */
const mapped = (value: unknown, text: (text: string) => string, list: (list: unknown[]) => unknown[]): unknown => {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return list(value).map((one) => mapped(one, text, list));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, text, list)]));
};

const whole = <Value>(value: Value): Value => value;
const cut = (text: string) => (text.length > 240 ? `${text.slice(0, 239)}…` : text);
const firstTwo = (list: unknown[]) => list.slice(0, 2);

/** As short as the contract allows. @throws Error when not even the whole example is valid */
const prepared = (id: string, seen: Example): Example => {
  const scrubbed = mapped(seen, scrubber(), whole);
  const candidates = [mapped(scrubbed, cut, firstTwo), mapped(scrubbed, whole, firstTwo), scrubbed] as Example[];
  const valid = candidates.find((candidate) => exampleProblems(id, candidate).length === 0);
  if (!valid) throw new Error(exampleProblems(id, scrubbed as Example).join('\n'));
  return valid;
};

/** The committed file: one operation per line, in contract order. */
export const examplesFile = ({ seen }: Examples): string => {
  const lines = jsonParts().flatMap(({ id }) => {
    const example = seen.get(id);
    const hasParts = example?.request !== undefined || Object.keys(example?.responses ?? {}).length > 0;
    return example && hasParts ? [`${JSON.stringify(id)}: ${JSON.stringify(prepared(id, example))}`] : [];
  });
  return `{\n${lines.join(',\n')}\n}\n`;
};
