/** The browser storage key of the reader's own choice: 'true' is dark, 'false' is light. */
const THEME_KEY = 'darkMode';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Whether the page is dark: the reader's stored choice, else what the system prefers. */
export function isDark(stored: string | null, systemIsDark: boolean): boolean {
  return stored === null ? systemIsDark : stored === 'true';
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
 * Keeps the page in step with the system and with other tabs. The first theme, and clicks on `data-theme-toggle`,
 * are the work of the script in index.html: they must not wait for the application.
 * @returns stops following
 */
export function followTheme(): () => void {
  const system = matchMedia(DARK_SYSTEM);
  const show = () => showTheme(isDark(storedTheme(), system.matches));
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) show();
  };
  system.addEventListener('change', show);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', show);
    removeEventListener('storage', onStorage);
  };
}
