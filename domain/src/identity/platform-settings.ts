import { defaultLimits } from './default-limits.ts';

/** Levels at which a representation has one final price, in the order of the price list. */
export const finalPriceTiers = [
  'tier1',
  'tier2',
  'tier3',
  'tier4',
  'tier5',
  'tiers6to9',
  'tiers10to15',
  'youth',
] as const;

export type FinalPriceTier = (typeof finalPriceTiers)[number];

/** Company that runs the platform, as contracts and invoices name it. An empty text prints a line to fill in. */
export interface Operator {
  name: string;
  /** Street and number. */
  address: string;
  postcode: string;
  city: string;
  /** Two letters in Italy. */
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** With or without the letters of the country. */
  vatNumber: string;
  taxCode: string;
  /** Tax regime of the Italian electronic invoice. */
  taxRegime: string;
  email: string;
  /** Certified mail (posta elettronica certificata). */
  pec: string;
  iban: string;
}

/** The licensed agent who represents the players. An empty text prints a line to fill in. */
export interface RepresentingAgent {
  name: string;
  fifaLicence: string;
  /** Number in the register of FIGC. */
  figcNumber: string;
  /** Number in the register of CONI. */
  coniNumber: string;
}

/** The operator's price list for what a club pays for a signed deal. Amounts in euro cents, VAT included. */
export interface CostTariff {
  /** Of the pay of a year, in hundredths of a percent. */
  percentHundredths: number;
  minCents: number;
  /** Staff agree to a higher cost before a club can accept it. */
  maxCents: number;
}

/** What the administrator can change while the service runs. Amounts in euro cents, VAT included. */
export interface PlatformSettings {
  representation: {
    /** Paid at once and deducted from the final price. */
    activationCents: number;
    /** By the level at which the player signs. */
    finalPrices: Record<FinalPriceTier, number>;
    /** Calendar months from the activation. */
    months: number;
    /** Days before the end on which the player is reminded, the earlier first. */
    reminderDays: readonly [number, number];
    /** Days to pay the final balance. */
    balanceDueDays: number;
  };
  invoices: {
    /** Included in every price. */
    vatPercent: number;
    operator: Operator;
  };
  agent: RepresentingAgent;
  /** What a club pays for a signed deal, unless it accepts another figure. */
  transactionCost: CostTariff;
  /** How many may be chosen at once. */
  recipients: { clubs: number; agents: number; coachingStaff: number };
  profiles: {
    /** Days after the last change on which an incomplete profile is deleted. */
    incompleteDays: number;
    /** Calendar months after the last change from which a complete profile is obsolete. */
    obsoleteMonths: number;
  };
  /** Proposals of one agent that go out without a mandate and without the player's word, and within how many days they count. */
  proposals: { unconfirmed: number; unconfirmedDays: number };
  /** Days without a sign of life in a negotiation. */
  silence: { reminderDays: number; lapseDays: number };
  room: {
    /** UTF-16 units. */
    messageLength: number;
    /** Messages of one person. */
    messagesPerMinute: number;
    /** How often a browser asks for unread messages, in milliseconds. */
    pollMs: number;
  };
  /** How long a browser waits for a part of the application. */
  web: { chunkTimeoutSeconds: number };
}

export type SettingsSection = keyof PlatformSettings;

export const settingsSections = [
  'representation',
  'invoices',
  'agent',
  'transactionCost',
  'recipients',
  'profiles',
  'proposals',
  'silence',
  'room',
  'web',
] as const satisfies readonly SettingsSection[];

/** Sections about money, or printed on contracts and invoices: saving one asks for the second factor again. */
export const moneySections: ReadonlySet<SettingsSection> = new Set([
  'representation',
  'invoices',
  'agent',
  'transactionCost',
]);

export const defaultOperator: Operator = {
  name: '',
  address: '',
  postcode: '',
  city: '',
  province: '',
  country: 'IT',
  vatNumber: '',
  taxCode: '',
  taxRegime: 'RF01',
  email: '',
  pec: '',
  iban: '',
};

export const defaultSettings: PlatformSettings = {
  representation: {
    activationCents: 18_00,
    finalPrices: {
      tier1: 1500_00,
      tier2: 1000_00,
      tier3: 700_00,
      tier4: 400_00,
      tier5: 300_00,
      tiers6to9: 200_00,
      tiers10to15: 100_00,
      youth: 100_00,
    },
    months: 12,
    reminderDays: [30, 7],
    balanceDueDays: 30,
  },
  invoices: { vatPercent: 22, operator: defaultOperator },
  agent: { name: '', fifaLicence: '', figcNumber: '', coniNumber: '' },
  transactionCost: { percentHundredths: 500, minCents: 200_00, maxCents: 15_000_00 },
  proposals: { unconfirmed: 3, unconfirmedDays: 30 },
  ...defaultLimits,
};

/** The least and the most that each figure may be; prices in whole euros, as they are written. */
export const settingBounds = {
  // A card charge of nothing is none.
  activation: { min: 1, max: 1_000 },
  finalPrice: { min: 0, max: 100_000 },
  months: { min: 1, max: 36 },
  endReminderDays: { min: 1, max: 180 },
  balanceDueDays: { min: 0, max: 365 },
  vatPercent: { min: 0, max: 30 },
  // Hundredths of a percent: up to half a year's pay.
  tariffPercent: { min: 0, max: 5_000 },
  tariffLeast: { min: 0, max: 100_000 },
  tariffMost: { min: 1, max: 1_000_000 },
  recipients: { min: 1, max: 100 },
  // Mails go out 48 and 24 hours before the deletion.
  incompleteDays: { min: 3, max: 90 },
  obsoleteMonths: { min: 2, max: 36 },
  unconfirmed: { min: 1, max: 100 },
  unconfirmedDays: { min: 2, max: 365 },
  silenceDays: { min: 2, max: 180 },
  messageLength: { min: 200, max: 10_000 },
  messagesPerMinute: { min: 5, max: 600 },
  pollMs: { min: 30_000, max: 3_600_000 },
  chunkTimeoutSeconds: { min: 10, max: 600 },
} as const;

/** The tax regimes of the Italian electronic invoice (FatturaPA, `RegimeFiscale`). RF03 does not exist. */
export const taxRegimes = [
  'RF01',
  'RF02',
  'RF04',
  'RF05',
  'RF06',
  'RF07',
  'RF08',
  'RF09',
  'RF10',
  'RF11',
  'RF12',
  'RF13',
  'RF14',
  'RF15',
  'RF16',
  'RF17',
  'RF18',
  'RF19',
] as const;

/** The longest texts of the operator's data; the electronic invoice takes no longer address or town. */
export const maxOperatorTextLengths = {
  name: 80,
  address: 60,
  postcode: 10,
  city: 60,
  province: 2,
  vatNumber: 40,
  taxCode: 30,
  iban: 50,
} as const;

/** A licence or register number of the representing agent. */
export const maxLicenceLength = 60;

/** Characters of the reason of a change. */
export const maxSettingsReasonLength = 500;

/** A figure or text that two versions have differently. */
export interface SettingChange {
  /** Section and names down to the value: `invoices.operator.iban`. */
  path: string;
  from: string | number;
  to: string | number;
}

/** What differs between two versions, in the order of the settings. */
export function settingChanges(from: unknown, to: unknown, path: readonly string[] = []): SettingChange[] {
  if (isBranch(from) && isBranch(to)) {
    return Object.keys(to).flatMap((name) => settingChanges(from[name], to[name], [...path, name]));
  }
  if (from === to) return [];
  return [{ path: path.join('.'), from: from as string | number, to: to as string | number }];
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where the operator is, on one line: street, postcode, city and province. Empty for what is not set. */
export function operatorAddress({ address, postcode, city, province }: Operator): string {
  const town = [postcode, city, province && `(${province})`].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
