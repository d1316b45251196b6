import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** The message field of the open conversation. */
export const messageField = (person: Person): Locator =>
  person.page.getByRole('textbox', { name: 'Messaggio', exact: true });

/** Sends a message in the open conversation. */
export async function says(person: Person, words: string): Promise<void> {
  await messageField(person).fill(words);
  await messageField(person).press('Enter');
}
