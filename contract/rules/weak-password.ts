/** Rows of the keyboard, alphabet and digits: a sequence of one, in either direction, is easily guessed. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** The most frequent words in lists of leaked passwords, with or without digits after them. */
const WORDS = new Set([
  'abc',
  'access',
  'admin',
  'administrator',
  'asdf',
  'baby',
  'bangladesh',
  'baseball',
  'batman',
  'changeme',
  'charlie',
  'cheese',
  'chocolate',
  'computer',
  'cricket',
  'daniel',
  'default',
  'dhaka',
  'dragon',
  'flower',
  'football',
  'freedom',
  'friends',
  'guest',
  'hello',
  'hunter',
  'iloveu',
  'iloveyou',
  'jesus',
  'jordan',
  'killer',
  'letmein',
  'liverpool',
  'login',
  'lovely',
  'loveme',
  'master',
  'michael',
  'monkey',
  'mustang',
  'naruto',
  'ninja',
  'pakistan',
  'pass',
  'passw0rd',
  'password',
  'p@ssw0rd',
  'p@ssword',
  'pokemon',
  'princess',
  'qazwsx',
  'qwe',
  'qwer',
  'qwerty',
  'samsung',
  'secret',
  'shadow',
  'soccer',
  'starwars',
  'summer',
  'sunshine',
  'superman',
  'test',
  'trustno',
  'user',
  'welcome',
  'whatever',
  'winter',
  'zaq12wsx',
  'zxc',
]);

const backwards = (text: string) => [...text].reverse().join('');

/** The password's user. */
interface Person {
  name: string;
  email: string;
}

/** Words from the user's name and email that are long enough to be more than a coincidence. */
const listPersonalWords = ({ name, email }: Person): string[] => {
  const [local = ''] = email.toLowerCase().split('@');
  const names = name.toLowerCase().split(/\s+/u);
  return [email.toLowerCase(), local, names.join(''), ...names].filter((word) => word.length >= 4);
};

/**
 * Whether a password is easily guessed: a word from leaked passwords, a keyboard sequence, a repetition, or the user's
 * own name or email, with or without trailing digits and punctuation.
 */
export function isWeakPassword(password: string, person?: Person): boolean {
  const typed = password.toLowerCase();
  const word = typed.replace(/[\d\W_]+$/u, '');
  if (/^(.{1,3})\1+$/u.test(typed) || WORDS.has(typed) || WORDS.has(word)) return true;
  if (ROWS.some((row) => row.includes(typed) || backwards(row).includes(typed))) return true;
  return (
    person !== undefined &&
    listPersonalWords(person).some((personalWords) => personalWords === typed || personalWords === word)
  );
}
