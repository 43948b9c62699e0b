/** The browser storage key of the user's own choice: 'true' is dark, 'false' is light. */
const THEME_KEY = 'darkMode';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Whether the page is dark: the user's stored choice, else the site's default theme, else the system's preference. */
export function isDark(stored: string | null, systemIsDark: boolean, selected?: string): boolean {
  if (stored !== null) return stored === 'true';
  return selected === 'dark' || (selected !== 'light' && systemIsDark);
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null; // Storage may be disabled; then the system's preference applies.
  }
}

/** Applies a theme to the page without storing it. */
export function showTheme(dark: boolean, root: HTMLElement = document.documentElement): void {
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/**
 * Applies the site's default theme for users without a choice of their own. Server-rendered pages carry it on their
 * root element; in the demo, and after a change, it comes with the site's settings.
 */
export function showDefaultTheme(selected: string | null, root: HTMLElement = document.documentElement): void {
  if ((root.dataset.defaultTheme ?? null) === selected) return;
  if (selected === null) delete root.dataset.defaultTheme;
  else root.dataset.defaultTheme = selected;
  showTheme(isDark(storedTheme(), matchMedia(DARK_SYSTEM).matches, selected ?? undefined), root);
}

/**
 * Syncs the theme with other tabs. The initial theme, changes of the system's preference and clicks on
 * `data-theme-toggle` are handled by the script in index.html, because they must not wait for the application.
 * @returns stops listening
 */
export function followTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const selected = document.documentElement.dataset.defaultTheme;
    showTheme(isDark(storedTheme(), matchMedia(DARK_SYSTEM).matches, selected));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
