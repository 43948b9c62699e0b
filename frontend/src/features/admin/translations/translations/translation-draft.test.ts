import { expect, it } from 'vitest';
import type { TranslationText } from '@/api/generated/model.ts';
import {
  applyChanges,
  changesOf,
  chosen,
  confirmed,
  needsWork,
  textState,
  toDraft,
  toInput,
  typed,
} from './translation-draft.ts';

const text = (path: string, digest: string, translation: string, status: TranslationText['status'] = 'done') => ({
  path,
  digest,
  original: path,
  kind: 'text' as const,
  picture: null,
  text: translation,
  status,
});
const title = text('title', 'a', 'শিরোনাম');
const feature = text('features.0', 'b', '', 'missing');
const old = text('description', 'c', 'পুরোনো', 'outdated');
const stored = {
  type: 'product' as const,
  id: '2',
  label: 'Calendar',
  status: 'incomplete' as const,
  published: true,
  draft: false,
  version: 3,
  savedBy: null,
  updated_at: null,
  texts: [title, feature, old],
};

it('sends only what was typed, with the digest of its original', () => {
  const draft = { ...toDraft(stored), 'features.0': typed(feature, 'অফলাইন'), title: typed(title, 'শিরোনাম') };
  expect(toInput(draft, stored, 'publish')).toEqual({
    version: 3,
    published: true,
    draft: false,
    texts: [{ path: 'features.0', digest: 'b', text: 'অফলাইন' }],
  });
  // A draft leaves what visitors see as it is.
  expect(toInput(draft, stored, 'draft')).toMatchObject({ published: true, draft: true });
  expect(toInput(draft, { ...stored, published: false }, 'draft')).toMatchObject({ published: false, draft: true });
});

it('sends an unchanged text that was confirmed beside the changed original', () => {
  const draft = { ...toDraft(stored), description: confirmed(old) };
  expect(changesOf(draft, stored)).toEqual({ description: { text: 'পুরোনো', digest: 'c', picture: null } });
  expect(changesOf({ ...draft, description: typed(old, 'পুরোনো') }, stored)).toEqual({});
});

it('reports how far each text is translated', () => {
  const draft = toDraft(stored);
  expect(stored.texts.map((one) => textState(one, draft[one.path] ?? typed(one, '')))).toEqual([
    'done',
    'missing',
    'outdated',
  ]);
  expect(textState(old, confirmed(old))).toBe('edited');
  expect(textState(title, typed(title, ' '))).toBe('missing');
  expect(needsWork('edited')).toBe(false);
});

it('keeps what was typed on top of a newer version, at the present place of its original', () => {
  const changes = {
    title: typed(title, 'নতুন'),
    'features.0': typed(feature, 'অফলাইন'),
    gone: { text: 'x', digest: 'z', picture: null },
  };
  const newer = { texts: [{ ...title, digest: 'a2' }, text('features.0', 'd', ''), text('features.1', 'b', '')] };
  expect(applyChanges(changes, newer)).toEqual({
    title: { text: 'নতুন', digest: 'a', picture: null },
    'features.0': { text: '', digest: 'd', picture: null },
    'features.1': { text: 'অফলাইন', digest: 'b', picture: null },
  });
});

it('shows the same picture until another one is chosen, which needs no translation', () => {
  const file = { alt: '', width: 1200, height: 900, widths: [], placeholder: null };
  const original = { ...file, url: '/media/phone.webp' };
  const bangla = { ...file, url: '/media/bn-phone.webp' };
  const picture: TranslationText = {
    ...text('picture.url', 'e', '', 'original'),
    original: original.url,
    kind: 'picture',
    picture: { original, translated: null },
  };
  const stored = { texts: [picture] };
  const same = toDraft(stored)['picture.url'] ?? chosen(picture, null);
  expect([textState(picture, same), needsWork(textState(picture, same))]).toEqual(['original', false]);
  const draft = { 'picture.url': chosen(picture, bangla) };
  expect(textState(picture, draft['picture.url'])).toBe('edited');
  expect(changesOf(draft, stored)).toEqual({ 'picture.url': { text: bangla.url, digest: 'e', picture: bangla } });
  expect(changesOf({ 'picture.url': chosen(picture, null) }, stored)).toEqual({});
  const translated: TranslationText = {
    ...picture,
    text: bangla.url,
    status: 'outdated',
    picture: { original, translated: bangla },
  };
  expect(confirmed(translated)).toEqual({ text: bangla.url, digest: 'e', picture: bangla });
  expect(textState(translated, chosen(translated, null))).toBe('edited');
});
