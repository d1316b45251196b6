import type { ComparedPlayer } from '@trattativa/contract/market/applications/candidate';
import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { type Skill, skillGroupOf, skillGroups } from '@trattativa/domain/people/players/skills';
import { accessPlayer } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  listMatchPlayers,
  listMatchRequests,
  type MatchPlayerRow,
  type MatchRequestRow,
} from '../matching/matched-pairs.repository.ts';
import {
  matchedPlayer,
  matchedRequest,
  presentCriteria,
  presentMatchPlayer,
} from '../matching/present-match.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import type { CandidateRow } from './candidate.ts';
import { listCandidatesOf, listMarksOf } from './candidates.repository.ts';
import { isCardOpen, isPlayerSide } from './present-candidate.ts';

type Marks = readonly (number | null)[];

/**
 * Compares players side by side for a request that the caller manages, in the order given: its candidates,
 * and others whose card the caller may open. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function comparePlayers(
  services: Services,
  call: CallOf<typeof applicationEndpoints.comparePlayers>,
): Promise<OutputOf<typeof applicationEndpoints.comparePlayers>> {
  const { actor } = call;
  const { requestId, playerIds } = call.input;
  const { db } = services;
  await accessRequestToManage(db, actor, requestId);
  const candidates = new Map(
    (await listCandidatesOf(db, requestId, playerIds)).map((row) => [row.player_id, row]),
  );
  for (const id of playerIds) if (!candidates.has(id)) await accessPlayer(services, db, actor, id);
  const [players, requests, marks] = await Promise.all([
    listMatchPlayers(db, playerIds),
    listMatchRequests(db, [requestId]),
    listMarksOf(db, playerIds),
  ]);
  const request = requests.get(requestId) as MatchRequestRow;
  const now = services.clock.now();
  return {
    players: playerIds.map((id) => {
      const player = players.get(id);
      if (!player) throw new AppError('NOT_FOUND');
      const given = marks.filter((row) => row.player_id === id).map((row) => row.marks);
      return presentCompared(player, request, candidates.get(id) ?? null, given, actor, now);
    }),
  };
}

/** A closed card shows the criteria, but neither body nor skills. */
function presentCompared(
  player: MatchPlayerRow,
  request: MatchRequestRow,
  candidate: CandidateRow | null,
  given: readonly Marks[],
  actor: Actor,
  now: Date,
): ComparedPlayer {
  const open = isCardOpen(actor, player, candidate, now);
  const evaluated = evaluateMatch(matchedPlayer(player), matchedRequest(request), 'bands');
  return {
    player: presentMatchPlayer(player, open, dayOf(now)),
    kind: evaluated.kind,
    score: evaluated.score,
    criteria: presentCriteria(evaluated, isPlayerSide(actor, player)),
    candidate: candidate && {
      id: candidate.id,
      status: candidate.status,
      temporary: candidate.temporary,
    },
    foot: player.foot,
    heightCm: open ? player.height_cm : null,
    weightKg: open ? player.weight_kg : null,
    minutesPercent: open ? player.minutes_percent : null,
    immediateAvailability: player.immediate_availability,
    euPassport: player.eu_passport,
    skills: open ? player.skills : [],
    evaluation: open ? summaryOf(given) : { evaluators: 0, means: [] },
  };
}

/** The mean of each group of skills over all marks, to one decimal; groups without marks are omitted. */
function summaryOf(given: readonly Marks[]): ComparedPlayer['evaluation'] {
  const means = skillGroups.flatMap((group) => {
    const values = given.flatMap((marks) =>
      marks.filter((mark, index) => mark !== null && skillGroupOf((index + 1) as Skill) === group),
    ) as number[];
    if (values.length === 0) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [{ group, mean: Math.round(mean * 10) / 10 }];
  });
  return { evaluators: given.length, means };
}
