export type MailTheme = 'light' | 'dark';

const QUERY = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g;

/**
 * Draws the document of a mail into an empty frame, in the theme that is asked for. The page's content policy refuses styles
 * that stand in markup, which mails are full of; set by the script that draws, they count. Nothing of a mail can run: the frame
 * is sandboxed without scripts.
 */
export function paintMail(frame: Document, html: string, theme: MailTheme): void {
  const view = frame.defaultView;
  if (!view) return;
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const styles = new Map<string, string>();
  for (const [index, element] of [...mail.querySelectorAll<HTMLElement>('[style]')].entries()) {
    styles.set(String(index), element.getAttribute('style') ?? '');
    element.removeAttribute('style');
    element.dataset.styled = String(index);
  }
  const sheet = new view.CSSStyleSheet();
  const rules = [...mail.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');
  sheet.replaceSync(rules.replace(QUERY, theme === 'dark' ? '(min-width:0)' : '(max-width:0)'));
  frame.adoptedStyleSheets = [sheet];
  for (const element of mail.querySelectorAll('style, script, meta, link, base')) element.remove();
  frame.documentElement.lang = mail.documentElement.lang;
  frame.documentElement.style.colorScheme = theme;
  frame.title = mail.title;
  frame.body.replaceWith(frame.importNode(mail.body, true));
  for (const element of frame.querySelectorAll<HTMLElement>('[data-styled]')) {
    element.style.cssText = styles.get(element.dataset.styled ?? '') ?? '';
    delete element.dataset.styled;
  }
  // A link would lead away inside of the frame.
  for (const link of frame.querySelectorAll('a')) link.removeAttribute('href');
}
