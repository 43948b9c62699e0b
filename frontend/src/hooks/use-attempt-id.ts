import { useStoredText } from './use-stored-text.ts';

/**
 * The id of what a form sends: the same for the same content until it has arrived, also after a reload, so that a retry
 * adds nothing.
 */
export function useAttemptId(key: string): { toId: (content: unknown) => string; clear: () => void } {
  const [stored, store] = useStoredText(`${key}-attempt`);
  return {
    toId: (content) => {
      const text = JSON.stringify(content);
      const [id = '', ...lines] = stored.split('\n');
      if (id !== '' && lines.join('\n') === text) return id;
      const next = crypto.randomUUID();
      store(`${next}\n${text}`);
      return next;
    },
    clear: () => store(''),
  };
}
