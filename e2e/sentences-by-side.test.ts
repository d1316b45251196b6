import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';
import { makeViewedDeal } from './stage/viewed-deal.ts';

const stage = openStage();
const clubs = 'Siete disponibili per un periodo di prova?';
const proposers = 'Sì, per una prova c’è disponibilità. Quando e dove?';
let negotiationId: number;

beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Frasario'));
});

const optionsOf = (person: Person) =>
  person.page.getByRole('listbox', { name: 'Messaggi pronti' }).getByRole('option');

/** Opens the room of the negotiation and types "/" with the beginning of what is looked for. */
async function sentencesOf(email: string, typed: string): Promise<{ person: Person; shown: string[] }> {
  const person = await stage.arrives(email, email, `/negotiations/${negotiationId}`);
  await person.presses('Apri la sala trattative', person.page.getByRole('main'));
  await person.isAt(/^\/negotiationRoom\/\d+$/);
  await person.fills('Messaggio', `/${typed}`);
  const options = optionsOf(person);
  await options.first().waitFor();
  return { person, shown: await options.allInnerTexts() };
}

describe('in the room of a negotiation "/" offers the sentences of the writer’s side', () => {
  test('a club asks for a trial, and does not answer that one is possible', async () => {
    const { person, shown } = await sentencesOf('club@demo.test', 'prova');
    expect(shown).toContain(clubs);
    expect(shown).not.toContain(proposers);
    await expectAccessible(person.page);
    await optionsOf(person).filter({ hasText: clubs }).click();
    await expect.poll(() => person.field('Messaggio').inputValue()).toBe(clubs);
  });

  test('an agent answers that a trial is possible, and does not ask a club for one', async () => {
    const { person, shown } = await sentencesOf('agent@demo.test', 'prova');
    expect(shown).toContain(proposers);
    expect(shown).not.toContain(clubs);
    // Sent by the keys alone.
    await person.page.keyboard.press('Enter');
    await expect.poll(() => person.field('Messaggio').inputValue()).toBe(proposers);
    await person.page.keyboard.press('Enter');
    await person.page.getByRole('region', { name: 'Messaggi' }).getByText(proposers).waitFor();
  });
});
