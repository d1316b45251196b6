import type { worthEndpoints } from '@trattativa/contract/insight/worth/endpoints';
import type { PortfolioWorth } from '@trattativa/contract/insight/worth/worth';
import { type Kind, kindOf, payRangeOf } from '@trattativa/domain/insight/worth/comparable-pay';
import { hasSignedElsewhere } from '@trattativa/domain/insight/worth/potential-revenue';
import { subjectId } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { comparableDeals } from './comparable-deals.ts';
import { listPortfolio } from './portfolio.repository.ts';

/**
 * What an agent's portfolio is worth: what the agent states, and by kinds of players what similar ones were signed for. Who has signed
 * has left both. Throws `SUBJECT_MISMATCH`.
 */
export async function getPortfolioWorth(
  { db, clock }: Services,
  { actor, input }: CallOf<typeof worthEndpoints.getPortfolioWorth>,
): Promise<PortfolioWorth> {
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const now = clock.now();
  const today = dayOf(now);
  const portfolio = await listPortfolio(db, agentId, today);
  const deals = await comparableDeals(db, agentId, now);
  const there = portfolio.filter(
    ({ registered_until }) =>
      !hasSignedElsewhere({ registeredUntil: registered_until, clubsTalk: false }, today),
  );
  const kinds = new Map<string, Kind & { players: number }>();
  let notCompared = 0;
  for (const { role, level, born_date: bornDate } of there) {
    const kind = kindOf({ role, level, bornDate }, today);
    if (kind === null) {
      notCompared += 1;
      continue;
    }
    const key = `${kind.group} ${kind.level} ${kind.ageFrom}`;
    const known = kinds.get(key) ?? { ...kind, players: 0 };
    kinds.set(key, { ...known, players: known.players + 1 });
  }
  const groups = [...kinds.values()]
    .map((kind) => ({ ...kind, range: payRangeOf(kind, deals) }))
    .sort(
      (one, other) =>
        Number(other.range !== null) - Number(one.range !== null) ||
        other.players - one.players ||
        one.level - other.level ||
        one.ageFrom - other.ageFrom ||
        one.group.localeCompare(other.group),
    );
  const stated = there.filter(({ value_cents }) => value_cents !== null);
  return {
    stated: {
      value: stated.reduce((sum, { value_cents }) => sum + (value_cents ?? 0), 0) / 100,
      players: stated.length,
    },
    comparable: sumOf(groups),
    groups,
    signed: portfolio.length - there.length,
    notCompared,
  };
}

function sumOf(groups: PortfolioWorth['groups']): PortfolioWorth['comparable'] {
  const known = groups.flatMap(({ players, range }) => (range ? [{ players, ...range }] : []));
  if (known.length === 0) return null;
  return {
    from: known.reduce((sum, { players, from }) => sum + players * from, 0),
    to: known.reduce((sum, { players, to }) => sum + players * to, 0),
    players: known.reduce((sum, { players }) => sum + players, 0),
  };
}
