export const indexes = [{ name: 'users_person', on: 'users (person_key)' }];
