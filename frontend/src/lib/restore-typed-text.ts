type TextField = HTMLInputElement | HTMLTextAreaElement;

const setValue = (field: TextField, value: string) => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value); // React must notice the change
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Moves what was typed into the fields that replaced these. React renders a part anew if an extension or a translation
 * has changed it before hydration; the removed fields still have their text.
 */
export function restoreTypedText(fields: Iterable<TextField>): void {
  for (const field of fields) {
    if (field.isConnected || !field.name || field.value === field.defaultValue) continue;
    const successor = document.querySelector<TextField>(`main [name="${CSS.escape(field.name)}"]`);
    if (successor?.type === field.type && successor.value === '') setValue(successor, field.value);
  }
}
