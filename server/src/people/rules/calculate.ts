import type { ruleEndpoints } from '@trattativa/contract/people/rules/endpoints';
import { birthYearQuotaOf } from '@trattativa/domain/people/rules/birth-year-quota';
import { agentFeeCap } from '@trattativa/domain/people/rules/compensation/fee-cap';
import { computeSolidarity as divide } from '@trattativa/domain/people/rules/compensation/solidarity';
import { findRule, type RuleOf } from '@trattativa/domain/people/rules/rule';
import type { RuleKind } from '@trattativa/domain/people/rules/rule-kinds';
import {
  findWindow,
  isOpenAt,
  seasonNameAt,
  zoneOfAssociation,
} from '@trattativa/domain/people/rules/windows';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { momentAsked } from './asked-moment.ts';
import { originOf } from './present-origin.ts';
import { presentLastWindows, timesOf } from './present-windows.ts';

type Rules = Pick<Services, 'rules' | 'clock'>;

/** The solidarity contribution as a worldwide rule of today divides it. */
export async function computeSolidarity(
  services: Rules,
  { input }: CallOf<typeof ruleEndpoints.computeSolidarity>,
): Promise<OutputOf<typeof ruleEndpoints.computeSolidarity>> {
  const rule = ruleOfToday(services, 'solidarity');
  const { totalCents, unallocatedCents, shares } = divide(rule.figures, {
    compensationCents: centsOf(input.compensation),
    bornDate: input.bornDate,
    careerEntries: input.stations.map(({ club, from, to }) => ({ club, from, to: to ?? null })),
    today: dayOf(services.clock.now()),
  });
  return {
    total: totalCents / 100,
    unallocated: unallocatedCents / 100,
    shares: shares.map(({ amountCents, ...share }) => ({ ...share, amount: amountCents / 100 })),
    ...originOf(rule),
  };
}

/** The cap on agents' fees, in US dollars. */
export async function computeAgentFeeCap(
  services: Rules,
  { input: { yearlyPay = 0, acts, compensation = 0 } }: CallOf<typeof ruleEndpoints.computeAgentFeeCap>,
): Promise<OutputOf<typeof ruleEndpoints.computeAgentFeeCap>> {
  const rule = ruleOfToday(services, 'agentFeeCap');
  const { capCents, parts } = agentFeeCap(rule.figures, {
    yearlyPayCents: centsOf(yearlyPay),
    acts,
    compensationCents: centsOf(compensation),
  });
  return {
    cap: capCents / 100,
    parts: parts.map((part) => ({ act: part.act, cap: part.capCents / 100 })),
    ...originOf(rule),
  };
}

/**
 * The registration window that is asked for. One that was not published is not guessed: the windows of the last season that is known
 * stand in its place, named as such.
 */
export async function getWindow(
  { rules, clock }: Rules,
  { input: { at, ...asked } }: CallOf<typeof ruleEndpoints.getWindow>,
): Promise<OutputOf<typeof ruleEndpoints.getWindow>> {
  const packs = rules.current.rules;
  const moment = momentAsked(at, { zone: zoneOfAssociation(packs, asked.association) ?? 'UTC', clock });
  const season = seasonNameAt(packs, asked.association, moment);
  const window = findWindow(packs, asked, moment);
  if (!window) return { season, window: null, lastSeason: presentLastWindows(packs, asked, moment) };
  const shown = { isOpen: isOpenAt(window, moment), ...timesOf(window), ...originOf(window.rule) };
  return { season, window: shown, lastSeason: null };
}

/** The quota of a league by birth years, for the season of requests that are made today. */
export async function getBirthYearQuota(
  { rules, clock }: Rules,
  { input }: CallOf<typeof ruleEndpoints.getBirthYearQuota>,
): Promise<OutputOf<typeof ruleEndpoints.getBirthYearQuota>> {
  const season = seasonOfRequest(dayOf(clock.now()));
  const rule = birthYearQuotaOf(rules.current.rules, { ...input, season });
  if (!rule) return { quota: null };
  const { figures, article } = rule;
  return { quota: { season, bornFrom: [...figures.bornFrom], article, ...originOf(rule) } };
}

function ruleOfToday<Kind extends RuleKind>({ rules, clock }: Rules, kind: Kind): RuleOf<Kind> {
  const rule = findRule(rules.current.rules, kind, { day: dayOf(clock.now()) });
  if (!rule) throw new AppError('NOT_FOUND');
  return rule;
}

/** Amounts have at most two decimals; the product is a whole number but for the float's last digits. */
const centsOf = (amount: number) => Math.round(amount * 100);
