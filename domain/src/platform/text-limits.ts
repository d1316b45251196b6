/**
 * The longest texts, in UTF-16 units. Schemas refuse more; form fields take no more. A limit that only one entity has
 * stands with that entity.
 */

/** A given name or a surname. */
export const longestPersonName = 80;

/** Given name and surname, with a space between. */
export const longestFullName = 2 * longestPersonName + 1;

/** The name of a club, stadium, league, agency, town or group. */
export const longestName = 120;

/** The text that a list is searched for. */
export const longestSearch = 80;

export const longestEmail = 254;
export const longestPhone = 30;
export const longestAddress = 200;
export const longestLink = 500;
export const longestFileName = 200;

/** A password (ASVS A6.2). */
export const shortestPassword = 10;
export const longestPassword = 128;

/** A one-time password or recovery code as it is typed. */
export const longestOtp = 40;

/** The reason of a decision. */
export const longestReason = 1000;

/** The shortest reason that staff accept where one is mandatory. */
export const shortestReason = 10;

export const longestNote = 2000;
export const longestComments = 4000;

/** A telephone number as people write it: six to eighteen digits, with an optional country prefix and separators. */
export const phonePattern = /^\+?\(?\d(?:[ ./()-]*\d){5,17}$/;
