import { contractualStatus } from '../people/players/contractual-statuses.ts';

/** Kinds of player that clubs look for most, as criteria of a request. Names: `requests:start.<template>`. */
export const requestTemplates = {
  young: { overAge: null, underAge: 21 },
  ready: { contractualStatus: contractualStatus.free, immediateAvailability: true },
  experienced: { overAge: 28, underAge: null },
} as const;

export type RequestTemplate = keyof typeof requestTemplates;

export const requestTemplateNames = Object.keys(requestTemplates) as RequestTemplate[];
