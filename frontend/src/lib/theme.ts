/** The browser storage key of the reader's own choice: 'true' is dark, 'false' is light. */
const THEME_KEY = 'darkMode';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Whether the page is dark: the reader's stored choice, else the site's own theme, else what the system prefers. */
export function isDark(stored: string | null, systemIsDark: boolean, chosen?: string): boolean {
  if (stored !== null) return stored === 'true';
  return chosen === 'dark' || (chosen !== 'light' && systemIsDark);
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null; // Storage can be switched off; the system's preference then rules.
  }
}

/** Puts a theme on the page without storing it. */
export function showTheme(dark: boolean, root: HTMLElement = document.documentElement): void {
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/**
 * Takes over the theme that the site has chosen for those who have not. Server-rendered pages name it on their root element; in
 * the demo, and after a change, it arrives with the site's settings.
 */
export function showDefaultTheme(chosen: string | null, root: HTMLElement = document.documentElement): void {
  if ((root.dataset.defaultTheme ?? null) === chosen) return;
  if (chosen === null) delete root.dataset.defaultTheme;
  else root.dataset.defaultTheme = chosen;
  showTheme(isDark(storedTheme(), matchMedia(DARK_SYSTEM).matches, chosen ?? undefined), root);
}

/**
 * Keeps the page in step with other tabs. The first theme, changes of the system and clicks on `data-theme-toggle` are the
 * work of the script in index.html: they must not wait for the application.
 * @returns stops following
 */
export function followTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const chosen = document.documentElement.dataset.defaultTheme;
    showTheme(isDark(storedTheme(), matchMedia(DARK_SYSTEM).matches, chosen));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
