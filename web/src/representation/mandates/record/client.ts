import type { Player } from '@trattativa/contract/people/players/player';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import type { NamedPlayer } from '@trattativa/domain/people/import/match-files';

/** A player of the portfolio, and the mandate that is in force or waits. */
export interface Client extends NamedPlayer<number> {
  readonly bornDate: string | null;
  readonly mandate: Mandate | null;
}

/** The name, with the year of birth that tells namesakes apart. */
export const clientName = ({ name, surname, bornYear }: Client) =>
  [name, surname, bornYear == null ? '' : `(${bornYear})`].filter((part) => part !== '').join(' ');

/** The portfolio with the mandates of it: those without one first, then by surname. */
export function clientsOf(players: readonly Player[], mandates: readonly Mandate[]): Client[] {
  const running = new Map<number, Mandate>();
  for (const mandate of mandates)
    if (mandate.player && !running.has(mandate.player.id)) running.set(mandate.player.id, mandate);
  return players
    .map(({ id, name, surname, bornDate, bornYear }) => ({
      key: id,
      name,
      surname,
      bornDate,
      bornYear: bornDate === null ? bornYear : Number(bornDate.slice(0, 4)),
      mandate: running.get(id) ?? null,
    }))
    .sort(
      (one, other) =>
        Number(one.mandate !== null) - Number(other.mandate !== null) ||
        one.surname.localeCompare(other.surname) ||
        one.name.localeCompare(other.name),
    );
}
