import { type OperationId, type OperationMeta, operations } from '../../contract/generated/operations.ts';

type Reply = { status: number; body?: unknown };

/** The texts that owners and customers type. Values that a page acts on are left out: ids, kinds, dates and links. */
const TYPED = new Set(
  (
    'name title text message category categories product product_name productTitle plan tier tiers file ' +
    'file_name subject question answer description longDescription tagline excerpt author company comment bio role ' +
    'headline intro line promoText linkText footerLine location address street city state missionTitle missionText ' +
    'service features featureList technologies tags series captions caption alt items notes requirements reference reason ' +
    'label post_title manualTitle manualInstructions instructions holder bank_name branch customer studio ' +
    'startedBy invited_by siteName sellerName sellerAddress buyer taxName code content hours duration ' +
    'detail before after display_name device place by'
  ).split(' '),
);

/** A word of 60 letters without break opportunities. */
export const LONG_WORD = 'Supercalifragilisticexpialidocious'.padEnd(60, 'calendar');

/** A role, a kind, a path: not user text, whatever the field is called. */
const IS_KEY = /^[a-z0-9_/-]*$/;

const lengthen = (value: unknown, isTyped: boolean): unknown => {
  if (typeof value === 'string') return isTyped && !IS_KEY.test(value) ? `${value} ${LONG_WORD}` : value;
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, isTyped));
  if (typeof value !== 'object' || value === null || value instanceof Blob || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthen(entry, TYPED.has(name))]));
};

/** The same answer with a word of 60 letters appended to every user text. */
export const withLongWords = <Answer extends Reply>(id: OperationId, reply: Answer): Answer => {
  const { method, files }: OperationMeta = operations[id];
  return method === 'get' && files.length === 0 && reply.status === 200
    ? { ...reply, body: lengthen(reply.body, false) }
    : reply;
};

/**
 * The same request without the words that `lengthened` has appended: a page sends back what it was sent, such as a
 * category to filter by or the plan to buy, and a server knows its own names.
 */
export const shortened = <Value>(value: Value): Value => shorten(value) as Value;

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(` ${LONG_WORD}`, '');
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'object' || value === null || 'raw' in value || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shorten(entry)]));
};
