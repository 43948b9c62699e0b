import { describe, expect, it } from 'vitest';
import {
  digestOf,
  originalTexts,
  recordStatus,
  recordsOf,
  type TranslatableSchemas,
  type TranslatedText,
  toFields,
  translateAnswer,
} from './translated-texts.ts';

const schemas: TranslatableSchemas = {
  Card: {
    record: { type: 'product', id: 'id' },
    texts: { title: {}, description: { part: 'first-paragraph' }, features: {}, html: { path: 'body', form: 'html' } },
    parts: { plans: { schema: 'Plan', path: 'pricing' }, images: { schema: 'Picture' } },
  },
  Picture: { texts: { url: { picture: true }, alt: {} }, parts: {} },
  Plan: { texts: { name: {} }, parts: {} },
  Page: { texts: {}, parts: { items: { schema: 'Card' } } },
  Order: { record: { type: 'product', id: 'product_id' }, texts: { product_name: { path: 'title' } }, parts: {} },
};

const card = {
  id: 7,
  title: 'Calendar',
  description: 'Short.',
  features: ['Offline', 'Small'],
  html: '<p>Long</p>',
  plans: [{ name: 'Free' }],
};
const translated = (path: string, original: string, text: string) => ({ path, digest: digestOf(original), text });
const inBangla = (texts: TranslatedText[]) => ({
  translations: new Map([['product/7', texts]]),
  language: 'bn' as const,
});

describe('an answer in another language', () => {
  it('finds the records of its texts', () => {
    expect(recordsOf(schemas, 'Page', { items: [card, { ...card, id: 8 }] })).toEqual(['product/7', 'product/8']);
    expect(recordsOf(schemas, 'Order', { product_id: null, product_name: 'Gone' })).toEqual([]);
  });

  it('replaces single texts, lists of texts, parts, rendered texts and first paragraphs, and leaves the rest', () => {
    const texts = [
      translated('title', 'Calendar', 'ক্যালেন্ডার'),
      translated('description', 'Short.\n\nMore.', 'ছোট।\n\nআরও।'),
      translated('features.1', 'Small', 'ছোট'),
      translated('pricing.0.name', 'Free', 'ফ্রি'),
      { ...translated('body', 'Long', 'লম্বা'), html: '<p>লম্বা</p>' },
    ];
    expect(translateAnswer(schemas, 'Page', { items: [card] }, inBangla(texts))).toEqual({
      items: [
        {
          ...card,
          title: 'ক্যালেন্ডার',
          description: 'ছোট।',
          features: ['Offline', 'ছোট'],
          html: '<p>লম্বা</p>',
          plans: [{ name: 'ফ্রি' }],
        },
      ],
    });
  });

  it('finds a text of a list at another place, and none for a changed one', () => {
    const texts = [translated('features.0', 'Offline', 'অফলাইন'), translated('features.1', 'Small', 'ছোট')];
    const moved = { ...card, features: ['Small', 'Tiny', 'Offline'] };
    expect(translateAnswer(schemas, 'Card', moved, inBangla(texts)).features).toEqual(['ছোট', 'Tiny', 'অফলাইন']);
  });

  it('keeps the translation of a single text that has been changed since', () => {
    const texts = [translated('title', 'Calender', 'ক্যালেন্ডার')];
    expect(translateAnswer(schemas, 'Card', card, inBangla(texts)).title).toBe('ক্যালেন্ডার');
  });

  it('translates the name of a product wherever it stands', () => {
    const order = { product_id: 7, product_name: 'Calendar' };
    const texts = [translated('title', 'Calendar', 'ক্যালেন্ডার')];
    expect(translateAnswer(schemas, 'Order', order, inBangla(texts)).product_name).toBe('ক্যালেন্ডার');
  });

  it('never changes the answer it was given', () => {
    translateAnswer(schemas, 'Card', card, inBangla([translated('features.0', 'Offline', 'অফলাইন')]));
    expect(card.features).toEqual(['Offline', 'Small']);
  });
});

describe('the texts of a record', () => {
  const originals = originalTexts(schemas, 'Card', { ...card, description: '' });

  it('are in the order of the record, without empty ones', () => {
    expect(originals.map(({ path }) => path)).toEqual(['title', 'features.0', 'features.1', 'pricing.0.name']);
  });

  it.each([
    [[], 'missing'],
    [[translated('title', 'Calendar', 'ক')], 'incomplete'],
    [
      [
        translated('title', 'Old', 'ক'),
        translated('features.0', 'Offline', 'খ'),
        translated('features.1', 'Small', 'গ'),
        translated('plans.0.name', 'Free', 'ঘ'),
      ],
      'outdated',
    ],
  ])('%j make it %s', (texts, status) => expect(recordStatus(toFields(originals, texts))).toBe(status));

  it('offer the former translation of a changed text of a list', () => {
    const fields = toFields(originals, [translated('features.1', 'Tiny', 'ছোট্ট')]);
    expect(fields.find(({ path }) => path === 'features.1')).toMatchObject({ translation: 'ছোট্ট', status: 'outdated' });
  });
});

describe('a picture', () => {
  const file = (url: string) => ({ url, width: 1200, height: 900, widths: [600, 1200], placeholder: null });
  const [phone, hand] = [
    { ...file('/media/phone-1200.webp'), alt: 'Phone' },
    { ...file('/media/hand-1200.webp'), alt: 'Hand' },
  ];
  const illustrated = { ...card, images: [phone, hand] };
  const version: TranslatedText = {
    ...translated('images.0.url', phone.url, '/media/bn-phone-1080.webp'),
    picture: { ...file('/media/bn-phone-1080.webp'), width: 1080, height: 972 },
  };
  const fieldsOf = (texts: TranslatedText[], record: object = illustrated) =>
    toFields(originalTexts(schemas, 'Card', record), texts);

  it('is replaced with its sizes, while its alt text is a text of its own', () => {
    const texts = [version, translated('images.1.alt', 'Hand', 'হাত')];
    expect(translateAnswer(schemas, 'Card', illustrated, inBangla(texts)).images).toEqual([
      { ...version.picture, alt: 'Phone' },
      { ...hand, alt: 'হাত' },
    ]);
  });

  it('keeps its version at another place of the list', () => {
    const moved = { ...illustrated, images: [hand, phone] };
    expect(translateAnswer(schemas, 'Card', moved, inBangla([version])).images[1]?.url).toBe(version.text);
  });

  it('is shown as it is once the original was exchanged, and its version is offered as outdated', () => {
    const changed = { ...illustrated, images: [{ ...phone, url: '/media/tablet-1200.webp' }, hand] };
    expect(translateAnswer(schemas, 'Card', changed, inBangla([version])).images).toEqual(changed.images);
    expect(fieldsOf([version], changed).find(({ path }) => path === 'images.0.url')).toMatchObject({
      status: 'outdated',
      translation: version.text,
      version: version.picture,
    });
  });

  it('needs no version: it is neither missing nor one of the texts', () => {
    expect(fieldsOf([]).filter(({ kind }) => kind === 'picture')).toMatchObject([
      { path: 'images.0.url', text: phone.url, picture: phone, status: 'original', version: null },
      { path: 'images.1.url', text: hand.url, picture: hand, status: 'original', version: null },
    ]);
    const all = fieldsOf([]).flatMap(({ path, text, kind }) =>
      kind === 'picture' ? [] : [translated(path, text, text)],
    );
    expect(recordStatus(fieldsOf(all))).toBe('done');
    expect(recordStatus(fieldsOf([version]))).toBe('missing');
  });
});
