/**
 * The inline script of a rendered page. It loads the whole stylesheet and then the application after the load event
 * when the main thread is idle, two seconds later at the latest, or at the first sign of interaction. A prerendered page
 * waits until it is shown: until then it requests nothing of a session. Clicks on
 * buttons, form submissions and history navigation before that are recorded and replayed by `window.__eventReplay()`,
 * which the application calls once it is hydrated; without it they would be lost or, for a form, submitted by the
 * browser. The filters of a list, a form in a search element, are the exception: until something is recorded or the
 * application sets `window.__eventReplay.hydrating`, the filtered page is requested from the server, which answers sooner
 * than the application starts.
 *
 * Recorded events do not propagate: the application listens before it is hydrated, and would handle them now and at the
 * replay. React in turn swallows clicks on parts that it has not hydrated yet: a click that has not reached its target
 * is replayed again. A submit event does not make React hydrate its form, on a busy machine not for seconds; another
 * event, otherwise without effect, does so immediately.
 *
 * A page translated by the browser does not match what React expects, so React rebuilds it: then the new element of the
 * same kind at the same position is clicked. The `font` elements that a translation adds around texts are ignored when
 * counting positions.
 *
 * `window.__eventReplay.at` is the URL that the page was rendered for, `window.__eventReplay.data` a module with the
 * page's data, requested together with the scripts, because the page itself arrives sooner without it. The application
 * starts once the data is loaded, or known to be missing.
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
  let goTo = (form, submitter) => {
    let url = new URL(form.action);
    let fields = Object.entries(Object.fromEntries(new FormData(form, submitter)));
    url.search = new URLSearchParams(fields.filter(([, value]) => value));
    location.assign(url);
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
    event.stopImmediatePropagation();
    if (type == 'submit') {
      event.preventDefault();
      if (!replay.hydrating && !queue.length && target.closest('search')) return goTo(target, submitter);
    }
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
  let begin = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 });
  addEventListener('load', () => document.prerendering ? document.addEventListener('prerenderingchange', begin) : begin());
  for (let type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, passive: true });
  for (let type of types) addEventListener(type, keep, true);
  let handOver = () => {
    for (let type of types) removeEventListener(type, keep, true);
    for (let entry of queue.splice(0)) dispatch(...entry);
  };
  window.__eventReplay = replay = Object.assign(handOver, { at: location.pathname + location.search });
})()`;

// Removes line breaks, and spaces around punctuation, which the strings in the source do not contain.
const COMPACT = SOURCE.replace(/\n\s*/g, '').replace(/ ?([=<>?:&|,{}()+]+) ?/g, '$1');

/** Inside a script element only '<' can end or change it. */
const literal = (json: string): string => json.replaceAll('<', '\\u003c');

/** The application starts from scratch, by calling the API, when its page's data is missing. */
const imported = (address: string): string => `import(${literal(JSON.stringify(address))}).catch(()=>0)`;

/** Where a page's data is: at the URL of a module, or in the page itself. */
export type DataSource = { at: string } | { json: string };

/**
 * @param scripts the application's entry first, then the files to load with it; all from our own build
 * @param styles whole stylesheets that the application needs before it starts
 * @param data the page's data, from which the application continues
 */
export function bootScript(scripts: string[], styles: string[], data: DataSource): string {
  return COMPACT.replace('SCRIPTS', () => JSON.stringify(scripts))
    .replace('STYLES', () => JSON.stringify(styles))
    .replace('DATA', () => ('at' in data ? imported(data.at) : `{default:${literal(data.json || '0')}}`));
}
