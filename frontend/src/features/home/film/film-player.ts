/** The player's address for a press on the play button: it starts at once. */
export function playerUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  // Vimeo's word for 'leave no cookies'.
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  return url.href;
}

/** Whom the film is fetched from, as people know it: without the 'www'. */
export function filmHost(embedUrl: string): string {
  return new URL(embedUrl).hostname.replace(/^www\./, '');
}
