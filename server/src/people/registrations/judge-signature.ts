import {
  movesAbroad,
  type SignatureDocuments,
  signatureFacts,
} from '@trattativa/domain/people/ledger/signature-facts';
import { contractStanding } from '@trattativa/domain/people/players/contract-facts';
import { checkByCertainty, type Verdict } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { listCareerEntries } from '../player-career/career-entries.repository.ts';
import { findPlayer } from '../players/players.repository.ts';
import { describeVerdict } from '../rules/describe-verdict.ts';
import { findConcerned } from '../rules/protected-person.repository.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';
import type { AgreedContract } from './agreed-contract.ts';
import { placeOf } from './place-of-club.ts';
import { listPlacedRegistrations, readSigningClub } from './registrations.repository.ts';

/** What a deal holds for a signature beside the terms; a part that the deal cannot hold is null. */
export interface DealConditions {
  documents: SignatureDocuments | null;
  /** What an agent takes on the deal; null: nothing. */
  fee: { percentOfYear: number; isAgreed: boolean; isLicensed: boolean } | null;
}

/** A signature of a player with a club, before it is given. */
export interface IntendedSignature {
  playerId: number;
  teamId: number;
  agreed: AgreedContract;
  conditions: DealConditions;
  at: Date;
}

/**
 * What the rules say to a signature, the strictest first, without those that it keeps: what a confirmed rule forbids on facts that
 * the ledger or the deal hold is refused, what follows from a declaration is warned of.
 */
export async function judgeSignature(
  db: Queryable,
  packs: RulePacks,
  { playerId, teamId, agreed, conditions, at }: IntendedSignature,
): Promise<readonly Verdict[]> {
  const day = dayOf(at);
  const player = assertFound(await findPlayer(db, playerId));
  const concerned = await findConcerned(db, { playerId, agentId: null, teamIds: [teamId] });
  const club = await readSigningClub(db, teamId);
  const facts = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  const standing = contractStanding(facts, day);
  const isFree = standing === 'free' || standing === 'ended';
  const found = checkByCertainty(
    packs,
    signatureFacts({
      day,
      bornDate: concerned?.born_date ?? null,
      nationality: player.nationality,
      hasEuPassport: player.eu_passport,
      club: { teamId, ...club },
      ledger: await listPlacedRegistrations(db, { playerId }),
      declared: {
        association: player.registered_association,
        club: player.current_club,
        // Unknown is not free: a contract without a stated end says nothing.
        contractEnds: isFree ? null : (player.contract_end ?? undefined),
        career: (await listCareerEntries(db, playerId)).map((row) => ({
          clubName: row.club_name,
          startYear: row.start_year,
          endYear: row.end_year,
          appearances: row.appearances,
        })),
      },
      releasedBy: agreed.releasedBy,
      terms: agreed,
      ...conditions,
      firstMonth: placeOf(packs, club.country, day).firstMonth,
    }),
  );
  return found.filter(({ verdict }) => verdict !== 'pass');
}

/** Whether a signature brings a player from another association; false where that is not known. */
export async function isMoveAbroad(
  db: Queryable,
  {
    playerId,
    country,
    releasedBy,
  }: { playerId: number; country: string; releasedBy: { country: string } | null },
): Promise<boolean> {
  const player = assertFound(await findPlayer(db, playerId));
  const ledger = await listPlacedRegistrations(db, { playerId });
  const declared = { association: player.registered_association };
  return movesAbroad({ ledger, club: { country }, releasedBy, declared }) === true;
}

/** Throws `SIGNATURE_NOT_ALLOWED` with the rule that refuses a signature, and what is possible instead. */
export async function assertSignatureAllowed(
  tx: Transaction,
  signature: IntendedSignature,
  language: Language,
): Promise<void> {
  const [strictest] = await judgeSignature(tx, await currentRulePacks(tx), signature);
  if (strictest?.verdict !== 'block') return;
  const { edition, article } = strictest;
  throw new AppError('SIGNATURE_NOT_ALLOWED', {
    params: {
      source: [edition, article].filter(Boolean).join(', '),
      text: describeVerdict(strictest, language),
    },
  });
}
