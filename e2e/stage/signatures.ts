import type { Person } from './person.ts';

/** Presses an act of the page, and confirms it in the dialog. */
export async function acts(person: Person, button: string): Promise<void> {
  await person.presses(button, person.page.getByRole('main'));
  await person.presses(button, person.page.getByRole('dialog'));
}

/** The club signs the negotiation on its open screen, and the agent confirms it. */
export async function signed(club: Person, agent: Person): Promise<void> {
  await acts(club, 'Firma');
  await acts(agent, 'Conferma la firma');
  for (const person of [agent, club]) await person.sees('Trattativa conclusa');
}
