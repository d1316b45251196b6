import type { SettingsAnswer } from '@trattativa/contract/identity/settings/settings';
import {
  type FinalPriceTier,
  finalPriceTiers,
  type PlatformSettings,
} from '@trattativa/domain/identity/platform-settings';

/** The settings as administrators read and write them: prices in whole euros. */
export function presentSettings(settings: PlatformSettings): SettingsAnswer {
  const { activationCents, finalPrices, months, reminderDays, balanceDueDays } = settings.representation;
  const { percentHundredths, minCents, maxCents } = settings.transactionCost;
  const { invoices, agent, recipients, profiles, proposals, silence, room, web } = settings;
  const [first, second] = reminderDays;
  return {
    representation: {
      activation: activationCents / 100,
      finalPrices: eachPrice(finalPrices, (cents) => cents / 100),
      months,
      reminderDays: [first, second],
      balanceDueDays,
    },
    invoices: { ...invoices, operator: { ...invoices.operator, taxRegime: taxRegimeOf(settings) } },
    agent,
    transactionCost: { percentHundredths, minCost: minCents / 100, maxCost: maxCents / 100 },
    recipients,
    profiles,
    proposals,
    silence,
    room,
    web,
  };
}

type TaxRegime = SettingsAnswer['invoices']['operator']['taxRegime'];

/** Stored as text; only a regime of the list was ever accepted. */
const taxRegimeOf = ({ invoices }: PlatformSettings) => invoices.operator.taxRegime as TaxRegime;

/** The settings after a save: sections that it leaves out stay. */
export function withChanges(
  settings: PlatformSettings,
  { representation, transactionCost, ...sections }: Partial<SettingsAnswer>,
): PlatformSettings {
  const brought = Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
  const changed: PlatformSettings = {
    ...settings,
    ...brought,
    ...(transactionCost && {
      transactionCost: {
        percentHundredths: transactionCost.percentHundredths,
        minCents: transactionCost.minCost * 100,
        maxCents: transactionCost.maxCost * 100,
      },
    }),
  };
  if (!representation) return changed;
  const { activation, finalPrices, ...rest } = representation;
  return {
    ...changed,
    representation: {
      ...rest,
      activationCents: activation * 100,
      finalPrices: eachPrice(finalPrices, (euros) => euros * 100),
    },
  };
}

function eachPrice(
  prices: Record<FinalPriceTier, number>,
  convert: (amount: number) => number,
): Record<FinalPriceTier, number> {
  const converted = finalPriceTiers.map((tier) => [tier, convert(prices[tier])] as const);
  return Object.fromEntries(converted) as Record<FinalPriceTier, number>;
}
