export const indexes = [
  { name: 'mail_log_newest', on: 'mail_log (created_at desc, id)' },
  { name: 'mail_log_kind', on: 'mail_log (kind, created_at desc, id)' },
  { name: 'mail_log_status', on: 'mail_log (status, created_at desc, id)' },
  { name: 'mail_log_recipient', on: 'mail_log (lower(recipient_email))' },
  {
    name: 'mail_log_recipient_trgm',
    on: 'mail_log using gin (recipient_email gin_trgm_ops, recipient_name gin_trgm_ops)',
  },
];
