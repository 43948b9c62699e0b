type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

function isControlChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Without a selected default the browser selects the first option.
    const standard = options.findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(standard, 0);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Whether anything differs from the form's initial state. Controls without a name do not count. */
export function isFormChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => isControl(element) && element.name !== '' && isControlChanged(element));
}

/** Whether a draft differs from its initial state. */
export const isDraftChanged = (draft: object, base: object): boolean => JSON.stringify(draft) !== JSON.stringify(base);
