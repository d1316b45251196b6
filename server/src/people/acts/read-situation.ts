import { gatherFacts } from '@trattativa/domain/people/acts/gather-facts';
import {
  type ActingAgent,
  type ActPieces,
  type ActSituation,
  type PieceName,
  piecesOfAct,
  piecesOfMinors,
  situationOf,
} from '@trattativa/domain/people/acts/situation';
import { unknownFacts } from '@trattativa/domain/people/acts/unknown-facts';
import { contractStanding } from '@trattativa/domain/people/players/contract-facts';
import type { RuledAct } from '@trattativa/domain/people/rules/act-facts';
import { checkByCertainty, type JudgedFacts } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listCareerEntries } from '../career-entries/career-entries.repository.ts';
import { associationsOf } from '../rules/associations-of.ts';
import { placeOf } from '../rules/place-of-club.ts';
import { type ConcernedRow, findConcerned } from '../rules/protected-person.repository.ts';
import { findPlacedClub } from './club-facts.repository.ts';
import type { Judgement } from './judgement.ts';
import { listPlacedRegistrations } from './person-facts.repository.ts';
import { readAgent } from './read-agent.ts';
import { readClub } from './read-club.ts';

/** An act on a player as whoever asks about it knows it; the rest is read here, for every act in the same way. */
export interface AskedAct {
  act: RuledAct;
  playerId: number;
  /** The agent who acts; null: nobody, or the agent whose portfolio the record is in; `none`: an agent has no part in it. */
  agentId: number | null | 'none';
  /** The clubs that the act goes to; one that takes the player is judged by its own places and league. */
  teamIds: readonly number[];
  /** `YYYY-MM-DD`. */
  day: string;
  /** What the agent asks, in percent of the yearly pay, and whether everybody agreed to it. */
  fee?: Pick<ActingAgent, 'percentOfYear' | 'isAgreed'> | undefined;
  /** The club that agreed on the move; absent or null: none did. */
  agreedBy?: number | null | undefined;
  /** What only the act itself knows. */
  stated?: Partial<Pick<ActPieces, 'terms' | 'documents' | 'loan' | 'mandate' | 'trial'>>;
  /** The first day of the registration; by default the day of the act. */
  startsOn?: string | undefined;
  /** A negotiation whose own entry in the ledger does not count. */
  without?: number | undefined;
  /** The rules of this association alone count, as for what is registered there; `GB`: of the four British ones. */
  association?: string | undefined;
  /** A club that has the player this season although neither ledger nor career says so. */
  presentClub?: { name: string; season: number } | undefined;
  /** Only the rules for minors are asked: of the agent they need no more than that there is one, and the fee. */
  about?: 'minors' | undefined;
}

/** What the rules judge an act by; null for an unknown player. */
export async function readActFacts(
  db: Queryable,
  packs: RulePacks,
  asked: AskedAct,
): Promise<{ facts: JudgedFacts; concerned: ConcernedRow } | null> {
  const agentId = asked.agentId === 'none' ? null : asked.agentId;
  const concerned = await findConcerned(db, { playerId: asked.playerId, agentId, teamIds: asked.teamIds });
  if (!concerned) return null;
  return { facts: gatherFacts(await readSituation(db, packs, asked, concerned)), concerned };
}

/** What the rules say to an act, the strictest first, without those that it keeps; and what nobody has stated for them. */
export async function judgeAct(
  db: Queryable,
  packs: RulePacks,
  asked: AskedAct,
): Promise<Judgement & { facts: JudgedFacts }> {
  const read = await readActFacts(db, packs, asked);
  if (!read) throw new AppError('NOT_FOUND');
  return {
    verdicts: checkByCertainty(packs, read.facts).filter(({ verdict }) => verdict !== 'pass'),
    unknown: unknownFacts(packs, read.facts.known),
    facts: read.facts,
  };
}

async function readSituation(
  db: Queryable,
  packs: RulePacks,
  asked: AskedAct,
  concerned: ConcernedRow,
): Promise<ActSituation> {
  const { act, playerId, teamIds, day, stated = {}, startsOn = day } = asked;
  const names = neededPieces(asked);
  const needs = (piece: PieceName) => names.includes(piece);
  const fee = asked.fee ?? { percentOfYear: null, isAgreed: null };
  const [teamId, another] = teamIds;
  const club = needs('club') && teamId !== undefined && another === undefined ? teamId : null;
  const taking = club === null ? null : await readClub(db, packs, { teamId: club, startsOn });
  const agreement =
    asked.agreedBy == null || !needs('agreement') ? null : await findPlacedClub(db, asked.agreedBy);
  const agentId = asked.agentId === 'none' ? null : concerned.agent_id;
  const home = asked.association ?? taking?.association ?? null;
  const found: ActPieces = {
    person: { ...personOf(concerned), declared: await readDeclared(db, asked, concerned) },
    ledger: {
      entries: needs('ledger')
        ? await listPlacedRegistrations(db, playerId, asked.without ? { without: asked.without } : {})
        : [],
      startsOn,
      firstMonth: placeOf(packs, home, day).firstMonth,
    },
    agent:
      agentId === null
        ? null
        : asked.about === 'minors'
          ? { ...anyAgent, ...fee }
          : await readAgent(db, {
              agentId,
              player: { id: playerId, account_id: concerned.account_id },
              engaging: club,
              releasing: agreement?.teamId ?? concerned.team_id,
              day,
              fee,
            }),
    club: taking,
    agreement,
    terms: null,
    documents: null,
    loan: null,
    mandate: { months: 0, isComplete: false, isOnForm: null },
    trial: { weeks: null, trialsThisYear: 0, conditions: null },
    ...stated,
  };
  const associations = asked.association
    ? associationsOf({ ...nobody, team_associations: [asked.association] })
    : associationsOf(concerned);
  return situationOf({ act, day, associations }, found, names);
}

function neededPieces({ act, about }: Pick<AskedAct, 'act' | 'about'>): readonly PieceName[] {
  const names: readonly PieceName[] = piecesOfAct[act];
  return about === 'minors' ? names.filter((name) => piecesOfMinors.includes(name)) : names;
}

const anyAgent = {
  isLicensed: true,
  isRegistered: null,
  exclusiveUntil: null,
  actsForEngaging: false,
  actsForReleasing: false,
};

const nobody = { registered_association: null, country: null, agent_country: null };

const personOf = (row: ConcernedRow) => ({
  bornDate: row.born_date,
  nationalities: [row.nationality, row.second_nationality].filter((code) => code !== null),
  euPassport: row.eu_passport,
});

/** What only the record states. Unknown is not free: a contract without a stated end says nothing. */
async function readDeclared(
  db: Queryable,
  { act, playerId, day, presentClub, about }: AskedAct,
  row: ConcernedRow,
): Promise<ActPieces['person']['declared']> {
  const standing = contractStanding(
    { contractualStatus: row.contractual_status, contractEnd: row.contract_end },
    day,
  );
  const isFree = standing === 'free' || standing === 'ended';
  const needsCareer = neededPieces({ act, about }).includes('ledger');
  const career = needsCareer ? await listCareerEntries(db, playerId) : [];
  const entries = career.map((entry) => ({
    clubName: entry.club_name,
    startYear: entry.start_year,
    endYear: entry.end_year,
    appearances: entry.appearances,
  }));
  const present = presentClub && {
    clubName: presentClub.name,
    startYear: presentClub.season,
    endYear: presentClub.season + 1,
    appearances: null,
  };
  return {
    association: row.registered_association,
    club: row.current_club,
    contractEnds: isFree ? null : (row.contract_end ?? undefined),
    career: present ? [...entries, present] : entries,
  };
}
