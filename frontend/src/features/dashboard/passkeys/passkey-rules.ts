/** What is wrong with the name of a passkey. */
export const checkPasskeyName = ({ name }: { name: string }): { name?: string } =>
  name.trim() === '' ? { name: 'Please enter a name' } : {};
