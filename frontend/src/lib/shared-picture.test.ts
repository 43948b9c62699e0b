import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardPicture, isPictureShared, sharePictures } from './shared-picture.ts';

/** The used part of an element: a picture's frame that records its transition name. */
const frame = (top: number) => {
  const names: string[] = [];
  const style = { setProperty: (_property: string, value: string) => names.push(value) };
  return { names, style, getBoundingClientRect: () => ({ top, bottom: top + 100 }) };
};
const linkTo = (picture: ReturnType<typeof frame> | undefined, pressed = false) => ({
  closest: () => ({
    contains: () => pressed,
    querySelector: () => (picture ? { parentElement: picture } : null),
  }),
});
const pageOf = (links: unknown[], lead: unknown = null) =>
  ({ activeElement: null, querySelectorAll: () => links, querySelector: () => lead }) as unknown as Document;

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

it('uses the picture of the clicked card, else the first visible one', () => {
  const [above, here, pressed] = [frame(-500), frame(100), frame(300)];
  expect(cardPicture(pageOf([linkTo(above), linkTo(undefined), linkTo(here), linkTo(pressed)]), '/product/1')).toBe(
    here,
  );
  expect(cardPicture(pageOf([linkTo(here), linkTo(pressed, true)]), '/product/1')).toBe(pressed);
  expect(cardPicture(pageOf([linkTo(above)]), '/product/1')).toBeUndefined();
});

it('shares a picture from a visible card to its page and from a page back, otherwise none', () => {
  expect(isPictureShared('/product/1', pageOf([linkTo(frame(100))]))).toBe(true);
  expect(isPictureShared('/products', pageOf([], frame(0)))).toBe(true);
  expect(isPictureShared('/about', pageOf([linkTo(undefined)]))).toBe(false);
});

/** A transition between two pages, and the pictures that it names. */
async function change(before: Document, after: Document) {
  const page = { ...before };
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  page.startViewTransition = (options) => {
    const update = typeof options === 'function' ? options : options?.update;
    void update?.();
    return { finished } as unknown as ViewTransition;
  };
  sharePictures(() => ({ from: '/products', to: '/product/1' }), page);
  page.startViewTransition(() => {
    Object.assign(page, after);
  });
  await Promise.resolve();
  await Promise.resolve();
  return finish;
}

it('names the card before and the large picture after, and nothing when it is over', async () => {
  const [card, lead] = [frame(100), frame(0)];
  const finish = await change(pageOf([linkTo(card)]), pageOf([], lead));
  expect([card.names, lead.names]).toEqual([['lead-picture', ''], ['lead-picture']]);
  finish();
  await new Promise((done) => setTimeout(done));
  expect(lead.names.at(-1)).toBe('');
});

it('goes back from the large picture to the card', async () => {
  const [card, lead] = [frame(100), frame(0)];
  await change(pageOf([], lead), pageOf([linkTo(card)]));
  expect([lead.names[0], card.names[0]]).toEqual(['lead-picture', 'lead-picture']);
});

it('does not treat a link in the article as a card', async () => {
  const [card, lead] = [frame(100), frame(0)];
  await change(pageOf([linkTo(lead)], Object.assign(lead, { contains: () => true })), pageOf([linkTo(card)]));
  expect([lead.names[0], card.names[0]]).toEqual(['lead-picture', 'lead-picture']);
});

it('changes nothing in a browser without such view transitions', () => {
  const page = {} as Document;
  sharePictures(() => ({ from: '/', to: '/' }), page);
  expect(page.startViewTransition).toBeUndefined();
});
