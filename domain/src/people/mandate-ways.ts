/**
 * How a player's mandate was confirmed other than in the player's login: by a minor's parent by mail · by an adult at an address that
 * the agent stated · by the form that the player or the parent signed, which staff have checked.
 */
export const mandateWays = ['guardianMail', 'playerMailStated', 'playerForm', 'guardianForm'] as const;

export type MandateWay = (typeof mandateWays)[number];

/** Mails about mandates to one stated address within a day. */
export const maxMandateMailsPerAddress = 5;

/** How long a stated address is kept after its mandate is over. */
export const mandateAddressKeptDays = 30;
