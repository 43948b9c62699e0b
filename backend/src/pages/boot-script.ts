/**
 * The inline script of a rendered page. It loads the whole stylesheet and then the application after the load event when the main thread is idle, or
 * at the first sign of a reader's intent. Clicks on buttons and submitted forms before that are kept and repeated by
 * `window.__early()`, which the application calls once it is alive; without it they would be lost or, for a form, sent
 * by the browser itself.
 */
const SOURCE = `(function () {
  var started, queue = [];
  function start() {
    if (started) return;
    started = true;
    URLS.forEach(function (url) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.appendChild(link);
    });
    var waiting = STYLES.length;
    function styled() {
      if (--waiting <= 0) import(URLS[0]);
    }
    STYLES.forEach(function (url) {
      var sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = url;
      sheet.onload = sheet.onerror = styled;
      document.head.appendChild(sheet);
    });
    if (!waiting) styled();
  }
  function keep(event) {
    var submit = event.type === 'submit', target = event.target;
    if (!submit) target = target.closest && target.closest('button:not([popovertarget]):not([data-theme-toggle])');
    if (!target || (!submit && target.type === 'submit' && target.form)) return;
    if (submit) event.preventDefault();
    queue.push([submit, target, event.submitter]);
  }
  function repeat(entry, tries) {
    var submit = entry[0], target = entry[1];
    if (!target.isConnected) return;
    if (!submit) return target.click();
    var unheard = target.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: entry[2] }));
    if (unheard && tries < 60) setTimeout(repeat, 50, entry, tries + 1);
  }
  addEventListener('load', function () { (window.requestIdleCallback || setTimeout)(start); });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true });
  });
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.__early = function () {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
    queue.splice(0).forEach(function (entry) { repeat(entry, 0); });
  };
})()`;

const COMPACT = SOURCE.replace(/\n\s*/g, '');

/**
 * @param urls the application's entry first, then the files to fetch along with it; all from our own build
 * @param styles whole stylesheets that the application needs in place before it starts
 */
export function bootScript(urls: string[], styles: string[]): string {
  return COMPACT.replaceAll('URLS', () => JSON.stringify(urls)).replaceAll('STYLES', () => JSON.stringify(styles));
}
