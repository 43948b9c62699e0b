/** The demo's administrator. */
export const administrator = { name: 'Tanvir Ahmed', accountAgeDays: 900 } as const;
