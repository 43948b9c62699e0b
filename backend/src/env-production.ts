/** The demo's public sign-ins; they are in the README, so production rejects them. */
export const DEMO_ACCOUNTS = {
  admin: { email: 'admin@example.com', password: 'admin-password' },
  customer: { email: 'customer@example.com', password: 'customer-password' },
} as const;

const ADMIN_PASSWORD_MIN = 15;

/** The settings checked for a production start. */
interface ProductionSettings {
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  EMBEDDED_DATABASE?: boolean | undefined;
  JWT_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_API?: string | undefined;
  MAIL_TO_FILES?: boolean | undefined;
  DEMO_DATA?: boolean | undefined;
  WEBHOOKS_ALLOW_PRIVATE: boolean;
  ISSUERS_ALLOW_PRIVATE: boolean;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
}

/** Reports all settings that a production start is missing. */
export function checkProduction(
  value: ProductionSettings,
  reject: (name: keyof ProductionSettings, message: string) => void,
): void {
  if (value.PUBLIC_URL === undefined)
    reject('PUBLIC_URL', 'is required in production: links in emails and search engines use it');
  if (value.JWT_SECRET === undefined) reject('JWT_SECRET', 'is required in production: it signs the sessions');
  if (value.DATABASE_URL === undefined && !value.EMBEDDED_DATABASE) {
    reject('DATABASE_URL', 'is required in production; EMBEDDED_DATABASE=true allows the embedded database');
  }
  if (value.SMTP_URL === undefined && value.MAIL_API === undefined && !value.MAIL_TO_FILES) {
    reject('SMTP_URL', 'or MAIL_API is required in production; MAIL_TO_FILES=true writes emails to DATA_DIR instead');
  }
  if (value.WEBHOOKS_ALLOW_PRIVATE)
    reject('WEBHOOKS_ALLOW_PRIVATE', 'must not be on in production: endpoints could reach the network of this server');
  if (value.ISSUERS_ALLOW_PRIVATE)
    reject('ISSUERS_ALLOW_PRIVATE', 'must not be on in production: issuers could reach the network of this server');
  if (value.DEMO_DATA) reject('DEMO_DATA', 'must not be on in production: its customers and payments are invented');
  if (value.ADMIN_EMAIL === DEMO_ACCOUNTS.admin.email)
    reject('ADMIN_EMAIL', 'is required in production: the email of the owner');
  if (value.ADMIN_PASSWORD === DEMO_ACCOUNTS.admin.password)
    reject('ADMIN_PASSWORD', 'is required in production: the demo password is public');
  else if (value.ADMIN_PASSWORD.length < ADMIN_PASSWORD_MIN) {
    reject('ADMIN_PASSWORD', `must be at least ${ADMIN_PASSWORD_MIN} characters long in production`);
  }
}
