import { expect, test } from 'vitest';
import { type Message, toText } from '../../../contract/i18n/message.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import '../../src/i18n/translations.ts';

type Refusal = Message | ((...values: never[]) => Message);

/** Each refusal as a message; functions get values of every kind that they take. */
function toMessages(name: string, refusal: Refusal): [name: string, message: Message][] {
  if (typeof refusal !== 'function') return [[name, refusal]];
  const fill = refusal as (...values: unknown[]) => Message;
  const amount = moneyText(12_300, 'BDT');
  const values: Record<string, unknown[][]> = {
    walletFull: [[amount]],
    refundTooLarge: [[amount]],
    amountTooHigh: [[amount]],
    chargeTooSmall: [['A', amount]],
    chargeTooLarge: [['A', amount]],
    csvMissing: [[['A', 'B']]],
    pictureInUse: [[['A']], [['A', 'B', 'C']]],
    licenceExpired: [[true], [false]],
    planEnded: [[true], [false]],
    planTerm: [['month'], ['quarter'], ['year'], ['6 months'], ['once']],
    atMost: [
      [7, 'products'],
      [7, 'articles'],
      [7, 'addresses'],
      [7, 'views'],
    ],
  };
  return (
    values[name] ?? [
      [1, 1],
      [7, 7],
    ]
  ).map((given) => [name, fill(...given)]);
}

const all = (Object.entries(REFUSALS) as [string, Refusal][]).flatMap(([name, refusal]) => toMessages(name, refusal));

test.each(all)('the refusal %s has a Bangla text', (_, message) => {
  const text = toText('bn', message);
  expect(text).not.toBe(String(message));
  // Numbers of technical names and of examples and orders stay as they are.
  expect(text.replace(/UTF-\d+|0171\d+|#\d+/g, '')).not.toMatch(/[0-9]|\{|undefined/);
});
