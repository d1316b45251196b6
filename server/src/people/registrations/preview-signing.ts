import { lastDayOf, stateOn } from '@trattativa/domain/people/ledger/registration';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { IntendedSignature } from './judge-signature.ts';
import { planSigning } from './plan-signing.ts';
import { listRegistrations, type RegisteredPerson } from './registrations.repository.ts';

/** What a signature of today would enter and end in the ledger. Days are `YYYY-MM-DD`. */
export interface SigningPreview {
  startsOn: string;
  endsOn: string;
  /** What runs to its end, or ends the day before, with its last day then. */
  ends: { clubName: string; lastDay: string; isEarly: boolean }[];
}

/** What a signature would change in the ledger of a person; null: it would be refused. What only begins later is between its parties. */
export async function previewSigning(
  db: Queryable,
  packs: RulePacks,
  { person, ...intended }: { person: RegisteredPerson } & Pick<IntendedSignature, 'teamId' | 'agreed' | 'at'>,
): Promise<SigningPreview | null> {
  const { plan } = await planSigning(db, packs, { person, ...intended });
  if (plan.outcome === 'refused') return null;
  const today = dayOf(intended.at);
  const ledger = await listRegistrations(db, person);
  const { startsOn, endsOn } = plan;
  const shown = ledger.filter((one) => one.teamId === intended.teamId || stateOn(one, today) === 'inForce');
  return {
    startsOn,
    endsOn,
    ends: shown.flatMap((one) => {
      const early = plan.ends.find(({ id }) => id === one.id);
      const runsOut = stateOn(one, today) === 'inForce' && lastDayOf(one) < startsOn;
      if (!early && !runsOut) return [];
      return {
        clubName: one.clubName,
        lastDay: early?.endedOn ?? lastDayOf(one),
        isEarly: early !== undefined,
      };
    }),
  };
}
