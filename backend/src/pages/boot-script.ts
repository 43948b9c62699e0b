/**
 * The inline script of a rendered page. It loads the whole stylesheet and then the application after the load event
 * when the main thread is idle (a busy machine may never be: two seconds later at the latest), or at the first sign of a
 * reader's intent. Clicks on buttons and submitted forms before
 * that are kept and repeated by `window.__early()`, which the application calls once it is alive; without it they would
 * be lost or, for a form, sent by the browser itself.
 */
const SOURCE = `(() => {
  let scripts = SCRIPTS, styles = STYLES, waiting = styles.length, started, queue = [];
  let add = (rel, href) => document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
  let styled = () => {
    if (--waiting <= 0) import(scripts[0]);
  };
  let start = () => {
    if (started) return;
    started = 1;
    for (let url of scripts) add('modulepreload', url);
    for (let url of styles) {
      let sheet = add('stylesheet', url);
      sheet.onload = sheet.onerror = styled;
    }
    if (!waiting) styled();
  };
  let keep = (event) => {
    let submit = event.type == 'submit', target = event.target;
    if (!submit) target = target.closest?.('button:not([popovertarget],[data-theme-toggle])');
    if (!target || (!submit && target.type == 'submit' && target.form)) return;
    if (submit) event.preventDefault();
    queue.push([submit, target, event.submitter]);
  };
  let repeat = (submit, target, submitter, tries = 0) => {
    if (!target.isConnected) return;
    if (!submit) return target.click();
    if (target.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })) && tries < 60)
      setTimeout(repeat, 50, submit, target, submitter, tries + 1);
  };
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2e3 }));
  for (let type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, passive: true });
  for (let type of ['click', 'submit']) addEventListener(type, keep, true);
  window.__early = () => {
    for (let type of ['click', 'submit']) removeEventListener(type, keep, true);
    for (let entry of queue.splice(0)) repeat(...entry);
  };
})()`;

// Line breaks go; so do spaces around signs, which the strings in the source do not have.
const COMPACT = SOURCE.replace(/\n\s*/g, '').replace(/ ?([=<>?:&|,{}()+]+) ?/g, '$1');

/**
 * @param scripts the application's entry first, then the files to fetch along with it; all from our own build
 * @param styles whole stylesheets that the application needs in place before it starts
 */
export function bootScript(scripts: string[], styles: string[]): string {
  return COMPACT.replace('SCRIPTS', () => JSON.stringify(scripts)).replace('STYLES', () => JSON.stringify(styles));
}
