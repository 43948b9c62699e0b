import { expectRow, openScenario, type Row } from '../support/scenario.ts';
import { expect, test } from '../support/test.ts';
import { customerRows, successRows, visitorRows } from './catalogue-rows.ts';
import { sentences, unseen } from './specification.ts';

/** All rows of a group on one page after another: what was written stays, as for a person who goes through them. */
const describeRows = (title: string, person: string, rows: readonly Row[]) => {
  test(title, async ({ page, watch }) => {
    test.setTimeout(20_000 + rows.length * 8_000);
    await openScenario(page, '/about', person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const row of rows) await test.step(row.text, () => expectRow(page, watch, row));
  });
};

describeRows('every error that a visitor can meet', 'visitor', visitorRows);
describeRows('every error that a customer can meet', 'customer', customerRows);
describeRows('every success message', 'customer', successRows);

test('every sentence of the catalogue has its row, or a reason', () => {
  const shown = [...visitorRows, ...customerRows, ...successRows].map(({ text }) => text);
  const missing = sentences.filter((text) => !shown.includes(text) && !unseen[text]);
  const needless = Object.keys(unseen).filter((text) => shown.includes(text) || !sentences.includes(text));
  expect({ missing, needless }).toEqual({ missing: [], needless: [] });
});
