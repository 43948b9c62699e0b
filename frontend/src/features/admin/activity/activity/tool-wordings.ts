/** What an administrator did with pictures, saved replies and views, API keys and webhooks. */
export const TOOL_WORDINGS = {
  'picture.upload': 'uploaded the picture',
  'picture.delete': 'deleted the picture',
  'canned-text.create': 'added the saved reply',
  'canned-text.update': 'edited the saved reply',
  'canned-text.delete': 'deleted the saved reply',
  'view.create': 'saved the team view',
  'view.update': 'changed the team view',
  'view.delete': 'deleted the team view',
  'api-key.create': 'created the API key',
  'api-key.rotate': 'rotated the API key',
  'api-key.revoke': 'revoked the API key',
  'webhook.create': 'added the webhook endpoint',
  'webhook.delete': 'deleted the webhook endpoint',
  'webhook.rotate': 'rotated the signing secret of',
} as const;
