import { runInNewContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../../../src/pages/document/boot-script.ts';

class FakeEvent {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

describe('bootScript', () => {
  it('is a script that names its files', () => {
    const text = bootScript(['/assets/index-1.js', '/assets/$&.js'], ['/assets/style-1.css'], {
      at: '/page-data/$&.js?page=%2F',
    });
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('scripts=["/assets/index-1.js","/assets/$&.js"]');
    expect(text).toContain('styles=["/assets/style-1.css"]');
    expect(text).toContain('replay.data=import("/page-data/$&.js?page=%2F")');
    expect(text).not.toMatch(/SCRIPTS|STYLES|DATA|<\//);
  });

  it('inlines private data, and no value can close the script', () => {
    const text = bootScript([], [], { json: '[["a","</script>"]]' });
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('replay.data={default:[["a","\\u003c/script>"]]}');
  });

  it('starts the application soon after the page has loaded, also on a busy machine', () => {
    const listeners: Record<string, () => void> = {};
    const waits: unknown[] = [];
    const requestIdleCallback = (_start: () => void, options: unknown) => waits.push(options);
    const addEventListener = (type: string, listener: () => void) => {
      listeners[type] = listener;
    };
    runInNewContext(bootScript([], [], { json: '' }), {
      window: { requestIdleCallback },
      document: { prerendering: false },
      addEventListener,
      location: new URL('https://studio.test/'),
    });
    listeners.load?.();
    expect(waits).toEqual([{ timeout: 2_000 }]);
  });

  it('starts the application of a prerendered page once the page is shown', () => {
    const listeners: Record<string, () => void> = {};
    const waits: unknown[] = [];
    const addEventListener = (type: string, listener: () => void) => {
      listeners[type] = listener;
    };
    runInNewContext(bootScript([], [], { json: '' }), {
      window: { requestIdleCallback: () => waits.push('idle') },
      document: { prerendering: true, addEventListener },
      addEventListener,
      location: new URL('https://studio.test/'),
    });
    listeners.load?.();
    expect(waits).toEqual([]);
    listeners.prerenderingchange?.();
    expect(waits).toEqual(['idle']);
  });

  it('replays a submit until its form is hydrated, and requests its hydration each time', () => {
    const listeners: Record<string, (event: object) => void> = {};
    const timers: (() => void)[] = [];
    const window: { __eventReplay?: () => void } = {};
    runInNewContext(bootScript([], ['/late.css'], { json: '' }), {
      window,
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
      removeEventListener: () => {},
      setTimeout: (run: (...given: unknown[]) => void, _ms: number, ...given: unknown[]) =>
        timers.push(() => run(...given)),
      document: { head: { appendChild: (link: object) => link }, createElement: () => ({}) },
      location: new URL('https://studio.test/'),
      Event: FakeEvent,
      SubmitEvent: FakeEvent,
    });
    const received: string[] = [];
    const hydratedAfter = 100; // five seconds
    const form = {
      isConnected: true,
      closest: () => null,
      dispatchEvent: ({ type }: FakeEvent) => {
        received.push(type);
        return received.length < 2 * hydratedAfter;
      },
    };
    const kept = { type: 'submit', target: form, submitter: null };
    listeners.submit?.({ ...kept, preventDefault: () => {}, stopImmediatePropagation: () => {} });
    expect(received).toEqual([]);
    window.__eventReplay?.();
    while (timers.length > 0) timers.shift()?.();
    expect(received.slice(0, 4)).toEqual(['touchcancel', 'submit', 'touchcancel', 'submit']);
    expect(received).toHaveLength(2 * hydratedAfter);
  });

  it('requests the filtered page of a list while the application is still loading, without empty fields', () => {
    const listeners: Record<string, (event: object) => void> = {};
    const requested: string[] = [];
    const fields = [
      ['search', ''],
      ['category', ''],
      ['category', 'UI/UX Design'],
    ];
    const context = {
      window: {},
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
      document: { head: { appendChild: (link: object) => link }, createElement: () => ({}) },
      location: { pathname: '/blog', search: '', assign: (url: URL) => requested.push(url.href) },
      FormData: function FormData() {
        return fields;
      },
      URL,
      URLSearchParams,
    };
    runInNewContext(bootScript([], ['/late.css'], { json: '' }), context);
    const event = { type: 'submit', preventDefault: () => {}, stopImmediatePropagation: () => {} };
    const form = { action: 'https://studio.test/blog', closest: (selector: string) => selector === 'search' };
    listeners.submit?.({ ...event, target: form });
    expect(requested).toEqual(['https://studio.test/blog?category=UI%2FUX+Design']);
    listeners.submit?.({ ...event, target: { ...form, closest: () => null } });
    listeners.submit?.({ ...event, target: form });
    expect(requested, 'what is recorded before would be lost').toHaveLength(1);
  });
});
