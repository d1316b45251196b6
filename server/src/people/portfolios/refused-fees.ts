import type { Language } from '@trattativa/texts/languages';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findBlockingRule } from '../acts/protect-minors.ts';
import { lastDayOf } from '../players/keep-minors-protected.ts';
import type { PlayerFields } from '../players/players.repository.ts';
import type { PortfolioOwner } from '../players/portfolio/portfolio-owner.ts';
import { associationsOf } from '../rules/associations-of.ts';
import { describeMinorRule } from '../rules/describe-minor-rule.ts';
import { findAgentCountry } from '../rules/protected-person.repository.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';

/** A commission that a rule protecting minors forbids, with the two fields that state it. */
export interface RefusedFee {
  fields: readonly ('commissionFeeMin' | 'commissionFeeMax')[];
  params: Readonly<Record<string, string>>;
}

/** Finds the commissions of protected minors among the rows of an import; null for a row that may stay. */
export type FindRefusedFee = (record: PlayerFields & { born_year?: number | null }) => RefusedFee | null;

/** Reads what decides it once for a whole import. */
export async function refusedFeesOf(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  owner: PortfolioOwner,
  language: Language,
): Promise<FindRefusedFee> {
  const packs = await currentRulePacks(db);
  const agentCountry = owner.kind === 'agent' ? await findAgentCountry(db, owner.id) : null;
  const day = dayOf(clock.now());
  return (record) => {
    const fields = statedFees(record);
    if (fields.length === 0) return null;
    const bornDate = record.born_date ?? lastDayOf(record.born_year ?? null);
    if (bornDate === null) return { fields, params: describeMinorRule({ rule: 'ageUnknown' }, language) };
    const rule = findBlockingRule(packs, {
      act: 'offer',
      day,
      bornDate,
      associations: associationsOf({ ...record, agent_country: agentCountry, team_associations: [] }),
      // The part of the pay that it will be is not known.
      commission: { cents: 1, percent: null },
    });
    return rule && { fields, params: describeMinorRule(rule, language) };
  };
}

function statedFees(record: PlayerFields): RefusedFee['fields'] {
  const { commission_fee_min_cents: min, commission_fee_max_cents: max } = record;
  return [...(min ? ['commissionFeeMin' as const] : []), ...(max ? ['commissionFeeMax' as const] : [])];
}
