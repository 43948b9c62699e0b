/**
 * The inline script of a rendered page. It loads the whole stylesheet and then the application after the load event
 * when the main thread is idle, two seconds later at the latest, or at the first sign of a reader's intent. Clicks on
 * buttons, submitted forms and steps through the history before that are kept and replayed by `window.__eventReplay()`,
 * which the application calls once it is hydrated; without it they would be lost or, for a form, sent by the browser.
 *
 * What is kept goes no further: the application listens before it is hydrated, and would answer now and at the replay.
 * React in turn swallows clicks on parts that it has not hydrated yet: a click that has not reached its target is
 * replayed again. A submit does not make React hydrate the form it is for, on a busy machine not for seconds; another
 * event, which otherwise means nothing, does so at once.
 *
 * A page that the browser has translated is not what React expects, so React builds it afresh: then the new element at
 * the same place and of the same kind is pressed. The `font` elements that a translation puts around texts do not
 * count as places.
 *
 * `window.__eventReplay.at` is the address that the page was rendered for, `window.__eventReplay.data` a module with
 * what it shows, asked for together with the scripts: the page itself arrives sooner without it. The application
 * starts once it is there, or known to be gone.
 */
const SOURCE = `(() => {
  let scripts = SCRIPTS, styles = STYLES, replay, waiting = styles.length, started;
  let queue = [], types = ['click', 'submit', 'popstate'];
  let add = (rel, href) => document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
  let styled = () => {
    if (--waiting <= 0) Promise.resolve(replay.data).then((data) => {
      replay.data = data;
      import(scripts[0]);
    });
  };
  let start = () => {
    if (started) return;
    started = 1;
    replay.data = DATA;
    for (let url of scripts) add('modulepreload', url);
    for (let url of styles) {
      let sheet = add('stylesheet', url);
      sheet.onload = sheet.onerror = styled;
    }
    if (!waiting) styled();
  };
  let own = (node) => [...node.children].filter((child) => child.tagName != 'FONT');
  let wayTo = (node) => {
    let way = [];
    for (; node.parentElement; node = node.parentElement) way.unshift(own(node.parentElement).indexOf(node));
    return way;
  };
  let keep = (event) => {
    let { type, target, submitter } = event;
    if (type == 'click') target = target.closest?.('button:not([popovertarget],[data-theme-toggle])');
    if (!target || (type == 'click' && target.type == 'submit' && target.form)) return;
    if (type == 'submit') event.preventDefault();
    event.stopImmediatePropagation();
    queue.push([type, target, submitter, wayTo(target)]);
    start();
  };
  let again = (...entry) => entry[4] < 200 && setTimeout(dispatch, 50, ...entry);
  let dispatch = (type, target, submitter, way, tries = 0) => {
    if (type == 'popstate') return dispatchEvent(new PopStateEvent(type, { state: history.state }));
    if (!target.isConnected) {
      if (!document.querySelector('font')) return;
      let built = way.reduce((node, at) => node && own(node)[at], document.documentElement);
      if (built?.className != target.className || built.tagName != target.tagName) return again(type, target, submitter, way, tries + 1);
      target = built;
      submitter = null;
    }
    if (submitter && submitter.form != target) return;
    let done, reached = () => done = 1;
    if (type == 'click') {
      target.addEventListener(type, reached, true);
      target.click();
      target.removeEventListener(type, reached, true);
    } else {
      target.dispatchEvent(new Event('touchcancel'));
      done = !target.dispatchEvent(new SubmitEvent(type, { bubbles: true, cancelable: true, submitter }));
    }
    if (!done) again(type, target, submitter, way, tries + 1);
  };
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 }));
  for (let type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, passive: true });
  for (let type of types) addEventListener(type, keep, true);
  let handOver = () => {
    for (let type of types) removeEventListener(type, keep, true);
    for (let entry of queue.splice(0)) dispatch(...entry);
  };
  window.__eventReplay = replay = Object.assign(handOver, { at: location.pathname + location.search });
})()`;

// Line breaks go; so do spaces around signs, which the strings in the source do not have.
const COMPACT = SOURCE.replace(/\n\s*/g, '').replace(/ ?([=<>?:&|,{}()+]+) ?/g, '$1');

/** Inside a script element only '<' can end or change it. */
const literal = (json: string): string => json.replaceAll('<', '\\u003c');

/** The application starts afresh, by asking the API, when its page's data are gone. */
const imported = (address: string): string => `import(${literal(JSON.stringify(address))}).catch(()=>0)`;

/** Where the data of a page are: at the address of a module, or in the page itself. */
export type DataSource = { at: string } | { json: string };

/**
 * @param scripts the application's entry first, then the files to fetch along with it; all from our own build
 * @param styles whole stylesheets that the application needs in place before it starts
 * @param data what the page shows, for the application to go on from
 */
export function bootScript(scripts: string[], styles: string[], data: DataSource): string {
  return COMPACT.replace('SCRIPTS', () => JSON.stringify(scripts))
    .replace('STYLES', () => JSON.stringify(styles))
    .replace('DATA', () => ('at' in data ? imported(data.at) : `{default:${literal(data.json || '0')}}`));
}
