/** Characters of an edition, an article, and of where a rule was read. */
export const longestRuleText = 120;
export const longestRuleSource = 300;

/** Characters of the reason of a new version. */
export const longestRuleReason = 500;

/** Rules of a pack, and associations of a rule. */
export const mostRules = 300;
export const mostRuleAssociations = 60;

/** What names a rule in its pack: lower-case words with hyphens. */
export const ruleIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestRuleId = 80;

/** Registrations and loans that an act may state. */
export const mostCounted = 100;

/** Months of a mandate or contract that an act may state. */
export const mostMonths = 240;

/** Characters of an amount, of one figure, of a list of figures, of a local time and of a time zone as they are typed. */
export const longestAmount = 20;
export const longestFigure = 15;
export const longestFigureList = 100;
export const longestLocalTime = 16;
export const longestTimeZone = 60;
