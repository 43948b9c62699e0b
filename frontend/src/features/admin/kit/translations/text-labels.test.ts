import { translatableSchemas } from '@contract/generated/translatable.ts';
import { RECORD_SCHEMAS } from '@contract/translations/translatable-types.ts';
import { expect, it } from 'vitest';
import { groupTexts, hasWords } from './text-labels.ts';

function pathsOf(name: string, prefix: string): string[] {
  const schema = translatableSchemas[name];
  if (!schema) return [];
  return [
    ...Object.entries(schema.texts).flatMap(([key, { form, path = key }]) => (form ? [] : [`${prefix}${path}`])),
    ...Object.entries(schema.parts).flatMap(([key, { schema: part, path = key }]) =>
      pathsOf(part, `${prefix}${path}.`),
    ),
  ];
}

it.each([...Object.values(RECORD_SCHEMAS), 'Banner'])('every text of %s has words for its place', (schema) => {
  expect(pathsOf(schema, '').filter((path) => !hasWords(path))).toEqual([]);
});

const text = (path: string, original = '') => ({ path, original });

it('groups texts under headings, and numbers those of lists', () => {
  const groups = groupTexts([
    text('title'),
    text('features.0'),
    text('features.1'),
    text('pricing.0.name', 'Free'),
    text('pricing.1.name', 'Pro'),
    text('pricing.1.features.2'),
    text('footer.columns.1.links.0.label'),
  ]);
  expect(groups.map(({ heading, texts }) => [heading, texts.map(({ label }) => label)])).toEqual([
    [null, ['Title']],
    ['Features', ['Feature 1', 'Feature 2']],
    ['Plan Free', ['Name']],
    ['Plan Pro', ['Name', 'Feature 3']],
    ['Footer: column 2', ['Link 1']],
  ]);
  expect(groups.at(-2)?.texts.at(-1)?.fullLabel).toBe('Plan Pro: Feature 3');
});
