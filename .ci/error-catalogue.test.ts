// Section 8 of the specification: a story or a journey asserts every error and every success message. Whether a message
// is compared exactly or as part of its alert is left to the assertion.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './exec.mjs';

const sentences = [
  'An error occurred during login',
  'The login system is down specifically for military time because of some errors.',
  'An error occurred during registration',
  'The Registration system is down specifically for military time because of some errors.',
  'An error occurred while updating profile',
  'Failed to update profile',
  'Failed to reset password',
  'Failed to fetch orders',
  'Failed to fetch downloads',
  'Failed to download file.',
  'Failed to fetch balance.',
  'Failed to add funds.',
  'Failed to withdraw funds.',
  'Please enter a valid amount',
  'Insufficient funds',
  'Failed to fetch addresses.',
  'Failed to save address.',
  'Failed to delete address.',
  'Failed to update profile picture.',
  'New passwords do not match',
  'Invalid credentials',
  'Unauthorized access',
  'Failed to fetch users',
  'Failed to delete user',
  'Failed to update settings',
  'Product Not Found',
  'Blog post not found',
  'No projects found in this category.',
  'Oops!',
  'useAuth must be used within an AuthProvider',
  'Login successful',
  'Funds added successfully',
  'Withdrawal successful',
  'Address added successfully',
  'Address updated successfully',
  'Address deleted successfully',
  'Profile picture updated successfully',
  'Profile updated successfully',
  'User deleted successfully',
  'Settings updated successfully',
  'Check your inbox for further instructions',
];

/** Messages that no page shows, each with its reason. A failed logout has no message: it is only logged. */
const unseen: Record<string, string> = {
  'An error occurred during login': 'the session action keeps it in its context; the login page says its own sentence',
  'An error occurred during registration': 'as the login action',
  'An error occurred while updating profile': 'as the login action; the profile page says its own sentence',
  'useAuth must be used within an AuthProvider': 'a mistake of a developer, thrown before there is a page',
};

const tests = globSync(['{frontend/src,demo/live}/**/*.stories.tsx', 'frontend/e2e/**/*.spec.ts'], { cwd: root }).map(
  (file) => readFileSync(join(root, file), 'utf8'),
);

/** Queried on the page or compared with its text; a message that occurs only in a story's arguments proves nothing. */
const isMet = (sentence: string): boolean => {
  const words = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const met = new RegExp(`(?:Text|TextContent|Description|toContain)\\(\\s*'${words}'|\\bname: '${words}'`);
  return tests.some((text) => met.test(text));
};

test('every message in the catalogue is covered by a story or a journey, or has a reason', () => {
  const missing = sentences.filter((sentence) => !unseen[sentence] && !isMet(sentence));
  const needless = Object.keys(unseen).filter((sentence) => !sentences.includes(sentence) || isMet(sentence));
  expect({ missing, needless }).toEqual({ missing: [], needless: [] });
});
