/** A channel of the studio's team. */
export interface Chat {
  /** @throws when the channel does not accept it */
  post(notice: { text: string; link?: string }): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts to an incoming webhook in Slack's form, which Mattermost, Rocket.Chat, Zulip and Discord accept as well.
 * @param url a secret: everyone who knows it can post
 */
export function createChat(url: string): Chat {
  return {
    async post({ text, link }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: link === undefined ? text : `${text}\n${link}` }),
        // Only the configured server gets the notices.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The chat answered ${response.status}`);
    },
  };
}
