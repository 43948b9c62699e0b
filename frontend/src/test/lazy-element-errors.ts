import { configure, getConfig } from 'storybook/test';

/**
 * An element that is not there yet is an error every 50 ms, with the whole page written out in its message, of which only
 * the last one is ever read: it is written when somebody reads it. Together they were a twentieth of all stories' time.
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
