import { configure, getConfig } from 'storybook/test';

/**
 * Waiting for an element creates an error every 50 ms, with the whole page printed in its message, although only the
 * last one is ever read: the message is now built on access. Together they took a twentieth of all stories' time.
 */
export const writeElementErrorsWhenRead = (): void => {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let written: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          written ??= getElementError(message, container).message;
          return written;
        },
      });
      return error;
    },
  });
};
