import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { findContractClub } from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type NegotiationRow, nameOfProposed, type ProposedPlayer } from '../negotiations/negotiation.ts';
import {
  isReachable,
  listPresentClubNotices,
  type PresentClubNotice,
} from '../present-club/present-club.repository.ts';

/** What of a deal says whether its player's present club has to be told. */
interface TellingFacts {
  isUnderContract: boolean;
  isAgreed: boolean;
}

/** The club that has a player under contract: by the ledger, or by the name that the record states. */
export async function findPresentClub(
  db: Queryable,
  player: Pick<ProposedPlayer, 'id' | 'current_club'>,
  day: string,
): Promise<{ teamId: number | null; name: string }> {
  const contract = await findContractClub(db, player.id, day);
  if (contract) return { teamId: contract.teamId, name: contract.clubName };
  return { teamId: null, name: player.current_club };
}

/** The present club of a deal and whether it was told, for its two sides and staff; null: there is none, or it agreed untold. */
export async function readPresentClub(
  db: Queryable,
  negotiation: NegotiationRow,
  player: ProposedPlayer,
  {
    facts,
    side,
    language,
    now,
  }: { facts: TellingFacts; side: NegotiationSide; language: Language; now: Date },
): Promise<Closing['presentClub']> {
  if (side === 'reader') return null;
  const notices = await listPresentClubNotices(db, negotiation.id);
  const say = textsIn(language, 'closing');
  const nameless = say('presentClub.nameless');
  const isOpen = openStatuses.includes(negotiation.status);
  if (!isOpen || !facts.isUnderContract || facts.isAgreed) {
    const [notice] = notices;
    return notice ? { ...toldBy(notice, nameless), isReachable: false, mayTell: false, letter: '' } : null;
  }
  const { teamId, name } = await findPresentClub(db, player, dayOf(now));
  const club = name.trim() || nameless;
  // A club that is not known here is told from another by its name alone.
  const ofClub = notices.filter(
    (one) => one.team_id === teamId && (teamId !== null || one.club_name === name.trim()),
  );
  const [notice] = ofClub;
  const canRead = teamId !== null && (await isReachable(db, teamId));
  // What was sent on by hand can still be told here once somebody of the club can log in.
  const mayTell = side === 'club' && !ofClub.some(({ way }) => way === 'platform' || !canRead);
  return {
    ...(notice ? toldBy(notice, nameless) : { told: null }),
    name: club,
    isReachable: canRead,
    mayTell,
    letter: mayTell
      ? say('presentClub.letter', { club, team: negotiation.team.name, player: nameOfProposed(negotiation) })
      : '',
  };
}

const toldBy = ({ club_name, way, told_at }: PresentClubNotice, nameless: string) => ({
  name: club_name || nameless,
  told: { way, at: told_at.toISOString() },
});
