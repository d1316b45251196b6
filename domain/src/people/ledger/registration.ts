/**
 * What a registration is: employed under a contract of work; as an amateur or volunteer; on loan from the club of such a
 * contract; as a member of coaching staff. Names: `registrations:kind.<name>`.
 */
export const registrationKinds = ['employed', 'amateur', 'loan', 'staff'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

/**
 * Who says it: a signature on the platform, whoever keeps the record, or an imported list. Only the first is certain, so that
 * only it refuses another signature. Names: `registrations:source.<name>`.
 */
export const registrationSources = ['deal', 'declared', 'import'] as const;
export type RegistrationSource = (typeof registrationSources)[number];

/** What ended a registration before its agreed day. Names: `registrations:endedBy.<name>`. */
export const registrationEnds = [
  'signature',
  'transfer',
  'renewal',
  'correction',
  'termination',
  'recall',
  'clubDeleted',
] as const;
export type RegistrationEnd = (typeof registrationEnds)[number];

/** Names: `registrations:state.<name>`. */
export const registrationStates = ['agreed', 'inForce', 'ended'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** One entry of the ledger. Days are `YYYY-MM-DD`, first and last one included. */
export interface Registration {
  id: number;
  /** Null: a club that is not on the platform. */
  teamId: number | null;
  clubName: string;
  kind: RegistrationKind;
  source: RegistrationSource;
  startsOn: string;
  /** The agreed last day. */
  endsOn: string;
  /** The last day, when something ended it earlier; the day before the first: it never began. */
  endedOn: string | null;
  /** The contract to which an option added these days. */
  extendsId?: number | null;
}

/** The last day on which a registration holds. */
export function lastDayOf({ endsOn, endedOn }: Pick<Registration, 'endsOn' | 'endedOn'>): string {
  return endedOn ?? endsOn;
}

/** Where a registration stands on a day. */
export function stateOn(
  registration: Pick<Registration, 'startsOn' | 'endsOn' | 'endedOn'>,
  day: string,
): RegistrationState {
  if (lastDayOf(registration) < day || lastDayOf(registration) < registration.startsOn) return 'ended';
  return registration.startsOn > day ? 'agreed' : 'inForce';
}

/** The registration that says for whom the person plays on a day: a loan before the contract that covers it. */
export function inForceOn<Entry extends Pick<Registration, 'kind' | 'startsOn' | 'endsOn' | 'endedOn'>>(
  ledger: readonly Entry[],
  day: string,
): Entry | null {
  const present = ledger.filter((one) => stateOn(one, day) === 'inForce');
  return present.find(({ kind }) => kind === 'loan') ?? present[0] ?? null;
}
