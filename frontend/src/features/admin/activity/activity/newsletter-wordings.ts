/** Changes of newsletters and sequences that need no more than a verb. */
export const NEWSLETTER_WORDINGS = {
  'newsletter.create': 'created the newsletter',
  'newsletter.delete': 'deleted the newsletter',
  'newsletter.send': 'sent the newsletter',
  'newsletter.schedule': 'scheduled the newsletter',
  'newsletter.unschedule': 'cancelled the schedule of the newsletter',
  'newsletter.pause': 'paused the newsletter',
  'newsletter.resume': 'resumed the newsletter',
  'newsletter.stop': 'stopped the newsletter',
  'newsletter.archive': 'changed the site visibility of the newsletter',
  'sequence.update': 'changed the sequence',
  'sequence.enable': 'turned on the sequence',
  'sequence.disable': 'turned off the sequence',
} as const;
