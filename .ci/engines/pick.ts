// Runs in the page of any engine: finds elements as people name them. Only what the journeys need of the rules for roles
// and names (w3.org/TR/html-aam, w3.org/TR/accname); Playwright's own are not available outside of its browsers.

/** An exact name, or the source of a regular expression. */
export type Name = string | { pattern: string };

/**
 * The first matching element of the topmost dialog, or of the page. Self-contained, because it is sent as source.
 */
export const pickElement = (role: string, name: Name): Element | null => {
  const SELECTORS: Record<string, string> = {
    button: 'button, [role=button], summary, [role=menuitem]',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [role=textbox]',
    checkbox: '[type=checkbox], [role=checkbox], [type=radio]',
    file: '[type=file]',
    heading: 'h1, h2, h3',
    row: 'tr',
    text: '*',
  };
  const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = by.map((id) => document.getElementById(id)?.textContent).join(' ');
    const { labels: own } = element as HTMLInputElement;
    // A label's hint, such as 'optional', is an element of its own.
    const label = own?.[0] && (own[0].querySelector('input') ? own[0].textContent : own[0].childNodes[0]?.textContent);
    const content = element.matches('input, textarea') ? '' : (element as HTMLElement).innerText;
    return words(element.getAttribute('aria-label') || labels || label || content);
  };
  const matches = (text: string) => (typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')]
    .filter(isShown)
    .at(-1);
  const root = role === 'text' ? document.body : (dialog ?? document.body);
  const found = [...root.querySelectorAll(SELECTORS[role] ?? `[role=${role}]`)].filter(
    (element) => matches(nameOf(element)) && (role === 'file' || isShown(element)), // the input itself is hidden behind a button
  );
  return (role === 'text' ? found.at(-1) : found[0]) ?? null;
};
