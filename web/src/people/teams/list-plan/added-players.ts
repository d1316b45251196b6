import { maxAddedToList } from '@trattativa/domain/people/lists/planned-seasons';

/** The players who are tried out with one more, last; the same ones where no more fit into a plan. */
export function withPlayer(added: readonly number[], playerId: number): readonly number[] {
  const others = added.filter((id) => id !== playerId);
  return others.length < maxAddedToList ? [...others, playerId] : added;
}
