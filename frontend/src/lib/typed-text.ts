const toKey = (name: string): string => `typed-${name}`;

const textareasOf = (form: HTMLFormElement): HTMLTextAreaElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLTextAreaElement);

/** Removes what a form has kept, once it was sent. */
export function forgetTyped(name: string): void {
  try {
    sessionStorage.removeItem(toKey(name));
  } catch {
    // storage is forbidden: nothing was kept
  }
}

/** Keeps the long texts of a form in this tab. Other fields are typed again in a moment, and say more of a person. */
export function keepTyped(name: string, form: HTMLFormElement): void {
  const changed = textareasOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
  if (changed.length === 0) {
    forgetTyped(name);
    return;
  }
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify(changed.map((field) => [field.name, field.value])));
  } catch {
    // storage is forbidden: the text lasts as long as the page
  }
}

function readTyped(name: string): ReadonlyMap<unknown, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toKey(name)) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(Array.isArray).map(([field, text]) => [field, text]) : []);
  } catch {
    return new Map();
  }
}

/** Writes kept texts into the untouched fields of a form, as if they were typed. */
export function restoreTyped(name: string, form: HTMLFormElement): void {
  const kept = readTyped(name);
  for (const field of textareasOf(form)) {
    const text = kept.get(field.name);
    if (typeof text !== 'string' || field.value !== field.defaultValue) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
