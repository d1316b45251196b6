import { areSimilarNames, nameWords } from '@trattativa/domain/people/similar-names';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { listMinorsKept, type NamedMinor } from './births.repository.ts';
import type { PlayerRow } from './player.ts';
import { isAdult } from './players.policy.ts';
import type { PortfolioOwner } from './portfolio/portfolio-owner.ts';

/** A person as somebody enters them. */
export type EnteredPerson = Pick<PlayerRow, 'name' | 'surname' | 'born_date'>;

const nameOf = ({ name, surname }: EnteredPerson) => `${name} ${surname}`;
const birthdayOf = (day: string) => `${day.slice(5, 7)}${day.slice(8, 10)}`;

/**
 * A new record for a minor of the same portfolio would be a way around the protection: nobody but staff enters such a person
 * again as an adult, or renames another record to them. `exceptId` is the record that is written. Throws `INVALID_INPUT`.
 */
export async function assertNoMinorEnteredAgain(
  tx: Transaction,
  actor: Actor,
  owner: PortfolioOwner,
  person: EnteredPerson,
  { at, exceptId = null }: { at: Date; exceptId?: number | null },
): Promise<void> {
  const again = new MinorsEnteredAgain(owner, actor, dayOf(at), exceptId);
  if ((await again.among(tx, [person])).size > 0)
    throw fieldError('INVALID_INPUT', ['player', 'bornDate'], 'staysMinor');
}

/**
 * Finds people who look like a minor of a portfolio entered again as an adult: of a similar name on the same birthday of another
 * year, or of the same name where the minor's record was removed or renamed. Several calls for the chunks of one table
 * compare its rows with each other, too.
 */
export class MinorsEnteredAgain {
  readonly #owner: PortfolioOwner;
  readonly #actor: Actor;
  readonly #today: string;
  readonly #exceptId: number | null;
  /** The minors of the chunks so far. */
  readonly #stated: NamedMinor[] = [];

  constructor(owner: PortfolioOwner, actor: Actor, today: string, exceptId: number | null = null) {
    this.#owner = owner;
    this.#actor = actor;
    this.#today = today;
    this.#exceptId = exceptId;
  }

  /** The indexes of such people among these; none for staff. */
  async among(db: Queryable, people: readonly (EnteredPerson | null)[]): Promise<Set<number>> {
    if (isStaff(this.#actor)) return new Set();
    const adults: { name: string; birthday: string; place: number }[] = [];
    for (const [place, one] of people.entries()) {
      if (!one?.born_date) continue;
      const entered = { name: nameOf(one), birthday: birthdayOf(one.born_date) };
      if (isAdult(one, this.#today)) adults.push({ ...entered, place });
      else this.#stated.push({ ...entered, is_gone: false });
    }
    if (adults.length === 0) return new Set();
    const kept = await listMinorsKept(db, this.#owner, {
      birthdays: [...new Set(adults.map(({ birthday }) => birthday))],
      exceptId: this.#exceptId,
      today: this.#today,
    });
    const known = [...kept, ...this.#stated];
    const gone = new Set(known.filter((one) => one.is_gone).map(({ name }) => nameWords(name)));
    const namesOn = Map.groupBy(known, ({ birthday }) => birthday);
    const again = adults.filter(
      ({ name, birthday }) =>
        gone.has(nameWords(name)) || namesOn.get(birthday)?.some((one) => areSimilarNames(one.name, name)),
    );
    return new Set(again.map(({ place }) => place));
  }
}
