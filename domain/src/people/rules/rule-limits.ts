/** Characters of an edition, an article, and of where a rule was read. */
export const maxRuleTextLength = 120;
export const maxRuleSourceLength = 300;

/** Characters of the reason of a new version. */
export const maxRuleReasonLength = 500;

/** Rules of a pack, and associations of a rule. */
export const maxRules = 300;
export const maxRuleAssociations = 60;

/** What names a rule in its pack: lower-case words with hyphens. */
export const ruleIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const maxRuleIdLength = 80;

/** Registrations and loans that an act may state. */
export const maxRuleCount = 100;

/** Months of a mandate or contract that an act may state. */
export const maxMonths = 240;

/** Characters of an amount, of one figure, of a list of figures, of a local time and of a time zone as they are typed. */
export const maxAmountLength = 20;
export const maxFigureLength = 15;
export const maxFigureListLength = 100;
export const maxLocalTimeLength = 16;
export const maxTimeZoneLength = 60;
