import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** Where somebody in a conversation writes. */
export const messageField = (person: Person): Locator =>
  person.page.getByRole('textbox', { name: 'Messaggio', exact: true });

/** Writes into the conversation that is open, and sends. */
export async function says(person: Person, words: string): Promise<void> {
  await messageField(person).fill(words);
  await messageField(person).press('Enter');
}
