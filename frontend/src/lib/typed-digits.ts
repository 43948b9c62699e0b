import { asciiDigits } from '@shared/digits.ts';

const OTHER_DIGIT = /[^\P{Nd}0-9]/u;
/** React overwrites the setter of each control; a value set past it counts as typed. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const NUMERIC = ['numeric', 'decimal', 'tel'];

/** A control that takes a number or a code of digits. */
const isNumeric = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  (target.type === 'number' || NUMERIC.includes(target.inputMode) || target.autocomplete === 'one-time-code');

/** A number field would swallow these digits before anything of ours sees them. */
function insertAscii(event: InputEvent): void {
  const { target, data } = event;
  if (!isNumeric(target) || target.type !== 'number' || data === null || !OTHER_DIGIT.test(data)) return;
  event.preventDefault();
  // The one way that keeps selection and undo of a number field, in every engine.
  document.execCommand('insertText', false, asciiDigits(data));
}

/** Every other control is changed before React reads it, also where an input method has composed the text. */
function replaceDigits({ target }: Event): void {
  if (!isNumeric(target) || target.type === 'number' || !OTHER_DIGIT.test(target.value)) return;
  const { selectionStart, selectionEnd } = target;
  setValue?.call(target, asciiDigits(target.value));
  target.setSelectionRange(selectionStart, selectionEnd);
}

/** Takes digits typed in Bangla or any other script as the digits they are, wherever a number or a code is asked for. */
export function followDigits(): () => void {
  document.addEventListener('beforeinput', insertAscii, true);
  document.addEventListener('input', replaceDigits, true);
  return () => {
    document.removeEventListener('beforeinput', insertAscii, true);
    document.removeEventListener('input', replaceDigits, true);
  };
}
