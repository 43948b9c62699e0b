/** Of every text in this tab's storage that is being typed. */
export const DRAFT_PREFIX = 'typed-';
/** The user whose drafts these are; absent while only a visitor has typed. */
const OWNER_KEY = 'drafts-of';

const toKey = (name: string): string => DRAFT_PREFIX + name;

/** Removes all drafts of this tab: the next user of the computer must not find them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX) || key === OWNER_KEY) sessionStorage.removeItem(key);
    }
  } catch {
    // storage is forbidden: nothing was stored
  }
}

/**
 * Gives the drafts of this tab to a signed-in user. Those of another user are removed; those of a visitor, and the
 * user's own from before a session ended, stay.
 */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) clearDrafts();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // storage is forbidden: nothing was stored
  }
}

const textareasOf = (form: HTMLFormElement): HTMLTextAreaElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLTextAreaElement);

/** Removes the draft of a form once the form was sent. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(toKey(name));
  } catch {
    // storage is forbidden: nothing was stored
  }
}

/** Removes the drafts of forms whose changes the user discards. @param selector of the forms */
export function discardDrafts(selector: 'form' | 'dialog form'): void {
  for (const form of document.querySelectorAll<HTMLElement>(`${selector}[data-draft]`))
    clearDraft(form.dataset.draft ?? '');
}

/** Stores the whole draft of a record. @param from what the draft was started from */
export function saveRecordDraft(name: string, from: unknown, draft: unknown): void {
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify({ from, draft }));
  } catch {
    // storage is forbidden or full: the draft lasts as long as the page
  }
}

/** The stored draft of a record, unless the record has changed since. */
export function readRecordDraft(name: string, from: unknown): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(toKey(name)) ?? 'null') as {
      from: unknown;
      draft: unknown;
    } | null;
    return stored && JSON.stringify(stored.from) === JSON.stringify(from) ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the long texts of a form in this tab. Other fields are quick to retype and more personal. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const changed = textareasOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
  if (changed.length === 0) {
    clearDraft(name);
    return;
  }
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify(changed.map((field) => [field.name, field.value])));
  } catch {
    // storage is forbidden: the text lasts as long as the page
  }
}

function readDraft(name: string): ReadonlyMap<unknown, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toKey(name)) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(Array.isArray).map(([field, text]) => [field, text]) : []);
  } catch {
    return new Map();
  }
}

/** Writes stored texts into the untouched fields of a form, as if they were typed. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const stored = readDraft(name);
  for (const field of textareasOf(form)) {
    const text = stored.get(field.name);
    if (typeof text !== 'string' || field.value !== field.defaultValue) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
