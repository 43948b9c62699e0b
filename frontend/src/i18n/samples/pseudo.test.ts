import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(pseudo);

const render = (message: string, values = {}) => i18n._({ id: message, message, values });

test.each([
  ['All Products', '[ÁÁllll PPrrôdüçtš]', {}],
  ['Read the <0>terms</0>', '[RRééáádd thé <0>ttéérmš</0>]', {}],
  ['{count, plural, one {# item} other {# items}}', '[2 îîttémš]', { count: 2 }],
  ['{place, select, home {At {name}} other {No}}', '[ÑÑô]', { place: 'elsewhere' }],
  ['{place, select, home {At {name}} other {No}}', '[ÁÁt River]', { place: 'home', name: 'River' }],
])('%s becomes %s', (message, text, values) => expect(render(message, values)).toBe(text));

test('a sentence becomes two fifths longer', () => {
  const sentence = 'Independent software and design studio in Rajshahi, Bangladesh.';
  expect(render(sentence).length / sentence.length).toBeCloseTo(1.4, 1);
});
