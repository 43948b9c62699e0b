import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followTheme, isDark, showDefaultTheme, showTheme } from './theme.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const bootScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** The members of the root element that a theme uses. */
function rootElement() {
  const classes = new Set<string>();
  const classList = {
    contains: (name: string) => classes.has(name),
    toggle: (name: string, on: boolean) => void (on ? classes.add(name) : classes.delete(name)),
  };
  return { classList, style: { colorScheme: '' }, dataset: {} as Record<string, string> };
}

interface Boot {
  stored?: Record<string, string>;
  systemIsDark?: boolean;
  chosen?: string | undefined;
  hash?: string;
  /** The navigation type of the page, as the browser names it. */
  navigation?: 'navigate' | 'reload' | 'back_forward';
}

/** Runs the script of index.html in a page with this storage. */
function boot({ stored = {}, systemIsDark = false, chosen, hash = '', navigation = 'navigate' }: Boot) {
  const values = new Map(Object.entries(stored));
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  const root = rootElement();
  if (chosen) root.dataset.defaultTheme = chosen;
  const clicks: ((event: { target: unknown }) => void)[] = [];
  const click = (event: { target: unknown }) => {
    for (const listener of clicks) listener(event);
  };
  runInNewContext(bootScript, {
    document: { documentElement: root, cookie: '' },
    navigator: { languages: ['en-US', 'en'] },
    localStorage: { getItem: (key: string) => values.get(key) ?? null, setItem: values.set.bind(values) },
    matchMedia: () => system,
    location: { hash, pathname: '/' },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    addEventListener: (type: string, listener: typeof click) => {
      if (type === 'click') clicks.push(listener);
    },
  });
  const inside = (selector: string) => ({
    target: { closest: (expected: string) => (expected === selector ? {} : null) },
  });
  const turn = (dark: boolean) => {
    system.matches = dark;
    system.dispatchEvent(new Event('change'));
  };
  return {
    root,
    values,
    turn,
    toggle: () => click(inside('[data-theme-toggle]')),
    clickElsewhere: () => click(inside('a')),
  };
}

const CASES = [
  { stored: null, systemIsDark: false, dark: false },
  { stored: null, systemIsDark: true, dark: true },
  { stored: 'true', systemIsDark: false, dark: true },
  { stored: 'false', systemIsDark: true, dark: false },
  { stored: null, systemIsDark: false, chosen: 'dark', dark: true },
  { stored: null, systemIsDark: true, chosen: 'light', dark: false },
  { stored: null, systemIsDark: true, chosen: 'system', dark: true },
  { stored: null, systemIsDark: false, chosen: 'system', dark: false },
  { stored: 'false', systemIsDark: true, chosen: 'dark', dark: false },
  { stored: 'true', systemIsDark: false, chosen: 'light', dark: true },
];

describe('isDark', () => {
  it.each(CASES)(
    '$stored on a dark system $systemIsDark, site $chosen: $dark',
    ({ stored, systemIsDark, chosen, dark }) => {
      expect(isDark(stored, systemIsDark, chosen)).toBe(dark);
    },
  );
});

describe('the script in index.html', () => {
  it.each(CASES)('follows the same rule: $stored, $systemIsDark, $chosen', ({ stored, systemIsDark, chosen, dark }) => {
    const { root } = boot({ stored: stored === null ? {} : { darkMode: stored }, systemIsDark, chosen });
    expect(root.classList.contains('dark')).toBe(dark);
    expect(root.style.colorScheme).toBe(dark ? 'dark' : 'light');
  });

  it('marks the session by its token', () => {
    expect(boot({}).root.dataset.session).toBe('out');
    expect(boot({ stored: { token: 't' } }).root.dataset.session).toBe('in');
    const user = JSON.stringify({ id: '1', role: 'super_admin' });
    expect(boot({ stored: { token: 't', user } }).root.dataset.role).toBe('admin');
    expect(boot({ stored: { token: 't', user: '{"role":"customer"}' } }).root.dataset.role).toBe('');
  });

  it('switches and stores on a click on a toggle', () => {
    const page = boot({ stored: { darkMode: 'true' } });
    page.toggle();
    expect(page.root.classList.contains('dark')).toBe(false);
    expect(page.values.get('darkMode')).toBe('false');
    page.toggle();
    expect(page.values.get('darkMode')).toBe('true');
  });

  it('follows the system until the user has chosen', () => {
    const page = boot({});
    page.turn(true);
    expect(page.root.classList.contains('dark')).toBe(true);
    page.toggle();
    page.turn(false);
    page.turn(true);
    expect(page.root.classList.contains('dark')).toBe(false);
  });

  it('stores nothing before that', () => {
    const page = boot({ systemIsDark: true });
    page.clickElsewhere();
    expect(page.values.size).toBe(0);
    expect(page.root.classList.contains('dark')).toBe(true);
  });

  it('works without storage', () => {
    const root = rootElement();
    const page = {
      document: { documentElement: root, cookie: '' },
      matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
      addEventListener: () => {},
      location: { hash: '' },
      navigator: { languages: [] },
      performance: { getEntriesByType: () => [] },
    };
    runInNewContext(bootScript, page);
    expect(root.classList.contains('dark')).toBe(true);
  });

  it.each([
    [{}, ''],
    [{ hash: '#faq-2' }, undefined],
    [{ navigation: 'reload' }, undefined],
    [{ navigation: 'back_forward' }, undefined],
  ] as const)('skips rendering below the first screen only for a user who starts at the top: %j', (way, belowFold) => {
    expect(boot(way).root.dataset.belowFold).toBe(belowFold);
  });
});

describe('following', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('other tabs', () => {
    const root = rootElement();
    const page = new EventTarget();
    let stored: string | null = null;
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('localStorage', { getItem: () => stored });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const unsubscribe = followTheme();

    stored = 'true';
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(root.classList.contains('dark')).toBe(false);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'darkMode' }));
    expect(root.classList.contains('dark')).toBe(true);

    unsubscribe();
    stored = 'false';
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'darkMode' }));
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('the site once its settings arrive or change, unless the user has chosen', () => {
    const root = rootElement();
    let stored: string | null = null;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('localStorage', { getItem: () => stored });
    const show = (chosen: string | null) => showDefaultTheme(chosen, root as unknown as HTMLElement);
    show(null);
    expect(root.style.colorScheme).toBe('');
    show('dark');
    expect(root.classList.contains('dark')).toBe(true);
    show(null);
    expect([root.classList.contains('dark'), root.dataset]).toEqual([false, {}]);
    stored = 'false';
    show('dark');
    expect(root.classList.contains('dark')).toBe(false);
  });

  it('showTheme sets it for styles and for the browser’s own controls', () => {
    const root = rootElement();
    vi.stubGlobal('document', { documentElement: root });
    showTheme(true);
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.style.colorScheme).toBe('dark');
  });
});
