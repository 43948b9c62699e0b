/** The named values of a form; an absent or unchecked control is an empty string. */
export function readForm<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<Field, string>;
}

/** Empties these fields of a form. */
export function clearForm(form: HTMLFormElement, fields: readonly string[]): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = '';
  }
}
