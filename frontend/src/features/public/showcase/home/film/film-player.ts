/** The player's URL for a click on the play button: it starts immediately. */
export function playerUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  // Vimeo's parameter for 'do not track'.
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  return url.href;
}

/** The film's host as users know it: without the 'www'. */
export function filmHost(embedUrl: string): string {
  return new URL(embedUrl).hostname.replace(/^www\./, '');
}
