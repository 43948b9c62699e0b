import { fireEvent } from 'storybook/test';

/**
 * Half a date, such as `mm/dd/2027`: only real keys can type one, so the field reports it as the browser would, until
 * it gets another value.
 */
export const enterIncompleteDate = async (field: HTMLElement): Promise<void> => {
  await fireEvent.change(field, { target: { value: '' } });
  Object.defineProperty(field, 'validity', { value: { badInput: true, valid: false }, configurable: true });
  field.addEventListener('input', () => Reflect.deleteProperty(field, 'validity'), { once: true });
};
