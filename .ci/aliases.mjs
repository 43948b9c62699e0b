/**
 * Path aliases, as compiler and bundler know them: name → folder from the root of the repository.
 * @type {Readonly<Record<string, string>>}
 */
export const aliases = { '@': 'frontend/src', '@contract': 'contract', '@demo': 'demo' };
