/** The minimal settings of a production start, apart from the database. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://studio.example',
  JWT_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
  ADMIN_EMAIL: 'owner@studio.example',
  ADMIN_PASSWORD: 'a-long-admin-password',
  EMBEDDED_DATABASE: 'true',
  MAIL_TO_FILES: 'true',
};
