import {
  type CoachAct,
  coachFacts,
  type DealRoles,
  rulesOfCoaches,
} from '@trattativa/domain/people/acts/coach-facts';
import { unknownFacts } from '@trattativa/domain/people/acts/unknown-facts';
import { possibleAssociations } from '@trattativa/domain/people/associations';
import { checkByCertainty } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Judgement } from '../acts/judgement.ts';
import { readAgent } from '../acts/read-agent.ts';
import { findCoachingStaff } from '../coaching-staff/coaching-staff.repository.ts';
import { readSigningClub } from './registrations.repository.ts';

/** An act on a member of coaching staff as whoever asks about it knows it; the rest is read here, for every act in the same way. */
export interface AskedCoachAct extends Pick<CoachAct, 'act' | 'day' | 'level' | 'terms'> {
  coachingStaffId: number;
  /** The club that engages the person; null: not chosen yet. */
  teamId: number | null;
  /** The agent who takes something on the deal; null: none does. */
  agentId: number | null;
  /** What the agent asks, in percent of the yearly pay; null: nothing. */
  percentOfYear: number | null;
  roles: DealRoles;
}

/** What the rules for coaching staff say to an act, the strictest first, without those that it keeps; and what nobody has stated for them. */
export async function judgeCoachAct(
  db: Queryable,
  packs: RulePacks,
  asked: AskedCoachAct,
): Promise<Judgement> {
  const { act, day, level, terms, coachingStaffId, teamId, agentId, percentOfYear, roles } = asked;
  const member = await findCoachingStaff(db, coachingStaffId);
  if (!member) throw new AppError('NOT_FOUND');
  const club = teamId === null ? null : await readSigningClub(db, teamId);
  const fee = { percentOfYear, isAgreed: null };
  const sides = { player: null, engaging: teamId, releasing: null, day };
  const facts = coachFacts({
    act,
    day,
    associations: club ? possibleAssociations(club.home_association) : [],
    level,
    role: member.role,
    qualifications: member.qualifications,
    agent: agentId === null ? null : { ...(await readAgent(db, { agentId, ...sides, fee })), ...roles },
    terms,
  });
  const rules = rulesOfCoaches(packs);
  return {
    verdicts: checkByCertainty(rules, facts).filter(({ verdict }) => verdict !== 'pass'),
    unknown: unknownFacts(rules, facts.known),
  };
}
