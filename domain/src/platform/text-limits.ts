/**
 * The longest texts, in UTF-16 units. Schemas refuse more; form fields take no more. A limit that only one entity has
 * stands with that entity.
 */

/** A given name or a surname. */
export const maxPersonNameLength = 80;

/** Given name and surname, with a space between. */
export const maxFullNameLength = 2 * maxPersonNameLength + 1;

/** The name of a club, stadium, league, agency, town or group. */
export const maxNameLength = 120;

/** The text that a list is searched for. */
export const maxSearchLength = 80;

export const maxEmailLength = 254;
export const maxPhoneLength = 30;
export const maxAddressLength = 200;
export const maxLinkLength = 500;
export const maxFileNameLength = 200;

/** A password (ASVS A6.2). */
export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** A one-time password or recovery code as it is typed. */
export const maxOtpLength = 40;

/** The reason of a decision. */
export const maxReasonLength = 1000;

/** The shortest reason that staff accept where one is mandatory. */
export const minReasonLength = 10;

export const maxNoteLength = 2000;
export const maxCommentsLength = 4000;

/** A telephone number as people write it: six to eighteen digits, with an optional country prefix and separators. */
export const phonePattern = /^\+?\(?\d(?:[ ./()-]*\d){5,17}$/;
