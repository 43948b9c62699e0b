import { toAsciiDigits } from '@contract/rules/digits.ts';

const NON_ASCII_DIGIT = /[^\P{Nd}0-9]/u;
/** React overrides each control's `value` setter; bypassing it makes the change count as typed. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const NUMERIC = ['numeric', 'decimal', 'tel'];

/** A control for a number or a numeric code. */
const isNumeric = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  (target.type === 'number' || NUMERIC.includes(target.inputMode) || target.autocomplete === 'one-time-code');

/** A number field would drop these digits before any of our handlers sees them. */
function insertAscii(event: InputEvent): void {
  const { target, data } = event;
  if (!isNumeric(target) || target.type !== 'number' || data === null || !NON_ASCII_DIGIT.test(data)) return;
  event.preventDefault();
  // The only way that preserves selection and undo of a number field, in every engine.
  document.execCommand('insertText', false, toAsciiDigits(data));
}

/** Every other control is changed before React reads it, including text composed by an input method. */
function replaceDigits({ target }: Event): void {
  if (!isNumeric(target) || target.type === 'number' || !NON_ASCII_DIGIT.test(target.value)) return;
  const { selectionStart, selectionEnd } = target;
  setValue?.call(target, toAsciiDigits(target.value));
  target.setSelectionRange(selectionStart, selectionEnd);
}

/** Converts digits typed in Bangla or any other script to ASCII digits in fields for numbers or codes. */
export function followDigits(): () => void {
  document.addEventListener('beforeinput', insertAscii, true);
  document.addEventListener('input', replaceDigits, true);
  return () => {
    document.removeEventListener('beforeinput', insertAscii, true);
    document.removeEventListener('input', replaceDigits, true);
  };
}
