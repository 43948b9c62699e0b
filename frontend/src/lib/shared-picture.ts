/** The `view-transition-name` of the shared picture. */
const NAME = 'lead-picture';

type Page = Pick<Document, 'activeElement' | 'querySelector' | 'querySelectorAll' | 'startViewTransition'>;
type Update = () => unknown;

interface Addresses {
  readonly from: string;
  readonly to: string;
}

/** The large picture of a product or an article. */
const leadOf = (page: Page) => page.querySelector<HTMLElement>('main .gallery-main, main .cover-picture');

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The picture of the card that links to a path: of the clicked card where there are several, else of a visible one. */
export function cardPicture(page: Page, address: string): HTMLElement | undefined {
  const cards = [...page.querySelectorAll(`main a[href="${CSS.escape(address)}"]`)].flatMap((link) => {
    const card = link.closest('article, li');
    const picture = card?.querySelector('picture')?.parentElement;
    return card && picture ? [{ card, picture }] : [];
  });
  const pressed = cards.find(({ card }) => card.contains(page.activeElement));
  return (pressed ?? cards.find(({ picture }) => isInWindow(picture)))?.picture;
}

/** Whether the page shows a picture that the page at this path may show as well. */
export const isPictureShared = (to: string, page: Page = document): boolean =>
  leadOf(page) !== null || cardPicture(page, to) !== undefined;

/**
 * Morphs the picture of a card into that of its page, and back, by a view transition. The browser animates elements
 * with the same name before and after; the name is set only during the transition, so two cards never share it.
 */
export function sharePictures(addresses: () => Addresses, page: Page = document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (options) => {
    const { from, to } = addresses();
    const lead = leadOf(page);
    const match = cardPicture(page, to);
    const card = match && lead?.contains(match) ? undefined : match; // an article's link to the list is not a card
    const named: (HTMLElement | null | undefined)[] = [card ?? lead];
    const name = (text: string) => {
      for (const element of named) element?.style.setProperty('view-transition-name', text);
    };
    const carry = (update: Update | null | undefined) => async () => {
      await update?.();
      name('');
      named.push(card ? leadOf(page) : cardPicture(page, from));
      named.at(-1)?.style.setProperty('view-transition-name', NAME);
    };
    name(NAME);
    const transition = start(
      typeof options === 'object' ? { ...options, update: carry(options.update) } : carry(options),
    );
    const end = () => name('');
    transition.finished.then(end, end);
    return transition;
  };
}
