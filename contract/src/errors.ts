/**
 * Every error the service can answer, once: the stable code, its HTTP status. The human text of a code is
 * `texts/<lang>/errors.json`, under the same key.
 */
export const errorStatus = {
  // what the framework and the input guard refuse
  BAD_REQUEST: 400,
  MALFORMED_BODY: 400,
  INVALID_INPUT: 400,
  UNKNOWN_FIELD: 400,
  FORBIDDEN_CHARACTERS: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  OVERLOADED: 503,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_FLIGHT: 409,
  IDEMPOTENCY_ANSWER_LOST: 409,
  // who
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SUBJECT_MISMATCH: 403,
  // accounts (spec §8)
  WRONG_CREDENTIALS: 400,
  USER_NOT_ACTIVE: 400,
  GUARDIAN_AWAITED: 400, // a minor's own address is confirmed, the guardian's consent is missing
  GUARDIAN_MISSING: 403, // a minor without a guardian's consent may read, not act
  USER_NOT_ALLOWED: 403,
  CLUB_NOT_ACCEPTED: 403, // a club that waits for staff prepares its own things, and reaches nobody
  EMAIL_EXISTS: 409,
  TERMS_REQUIRED: 400,
  PASSWORD_TOO_COMMON: 400,
  CODE_INVALID: 400,
  BASE_URL_NOT_ALLOWED: 400,
  GUARDIAN_REQUIRED: 400,
  INVALID_PERSONAL_INFO: 400,
  TOO_MANY_ATTEMPTS: 429,
  MAILED_TOO_OFTEN: 429,
  LOGIN_STILL_NEEDED: 403,
  PASSWORD_WRONG: 403,
  OTP_REQUIRED: 400,
  OTP_INVALID: 400,
  SECOND_FACTOR_SETUP: 400,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  SECOND_FACTOR_MANDATORY: 403,
  ACCOUNT_HAS_DEALS: 409,
  // staff accounts
  STAFF_ENDS_OTHERS: 409, // nobody ends their own account of staff
  CHAT_OWNER_STAYS: 409, // the chat is handed over first
  // files (spec §5)
  FILE_TOO_LARGE: 400, // {{name}}, {{limit}}
  EXPORT_TOO_LONG: 400,
  FILE_REQUIRED: 400,
  FILE_TYPE_NOT_ALLOWED: 400, // {{name}}
  PICTURE_TYPE_NOT_ALLOWED: 400, // {{name}}
  FILE_CONTENT_DIFFERS: 400, // {{name}}
  FILE_UNREADABLE: 400, // {{name}}
  FILE_INFECTED: 400, // {{name}}
  FILE_ACTIVE: 400, // {{name}}
  TOO_MANY_FILES: 409, // {{max}}
  // the representation contract
  CONTRACT_DATA_DIFFERS: 409,
  CONTRACT_DATA_MISSING: 409,
  ADULTS_ONLY: 403,
  // versions and states
  CHANGED_MEANWHILE: 409,
  TRANSITION_NOT_ALLOWED: 409,
  ACTIVE_DEALS: 409,
  // files that are read as tables
  TABLE_UNREADABLE: 400,
  TABLE_TOO_LONG: 400,
  // clubs
  TEAM_HAS_ACTIVE_DEALS: 409,
  TEAM_NOT_CLAIMABLE: 409,
  // players
  PLAYER_PROPOSED: 409,
  REMOVAL_ALREADY_ASKED: 409,
  DELETION_ALREADY_TOLD: 409,
  ALREADY_DECIDED: 409,
  INVITATION_CLOSED: 409,
  ALREADY_CLAIMED: 409,
  INVITED_TOO_OFTEN: 429,
  NAME_TAKEN: 409,
  STANDARD_MESSAGE_TAKEN: 409,
  TOO_MANY_STANDARD_MESSAGES: 409, // {{max}}
  TOO_MANY_SAVED_SEARCHES: 409,
  // requests (spec §5)
  CLUB_MUST_BE_SELECTED: 400,
  MISSING_REQUEST_PARAMETERS: 400,
  MAX_CLUBS: 400,
  MAX_AGENTS: 400,
  MAX_COACHING_STAFF: 400,
  REQUEST_CLOSED: 409,
  TOO_MANY_DRAFTS: 409, // {{max}}
  // applications (spec §8)
  ALREADY_APPLIED: 409,
  NOT_REGISTERED_AS_PLAYER: 403,
  TOO_MANY_NOTES: 409, // {{max}}
  IMPORT_NOT_SET_UP: 409,
  IMPORT_NOT_ALLOWED: 400, // {{hosts}}
  IMPORT_NOT_FOUND: 404,
  IMPORT_FAILED: 409,
  // negotiations
  MISSING_NEGOTIATION_PARAMETERS: 400,
  ALREADY_PROPOSED: 409,
  PLAYER_OFF_MARKET: 409,
  REASON_REQUIRED: 400,
  NEGOTIATION_OPEN: 409,
  TOO_MANY_ENQUIRIES: 429, // {{max}}
  TOO_MANY_UNCONFIRMED: 429, // {{max}}, {{days}}
  PROPOSAL_NOT_CONFIRMED: 409, // an agent's proposal that neither the player nor a mandate confirms
  // public reports
  NOT_PUBLISHABLE: 409,
  // offers (spec §5)
  MISSING_OFFER_PARAMETERS: 400,
  MISSING_PLAYER_INFO: 400,
  CONTRACT_NOT_ALLOWED: 400,
  OFFER_EXISTS: 409,
  OFFER_EXPIRED: 409,
  NOBODY_TO_ANSWER: 409,
  // transfers between clubs
  PLAYER_IS_FREE: 409,
  TRANSFER_EXISTS: 409,
  TERMS_UNCHANGED: 409,
  // invoices
  INVOICE_ISSUED: 409,
  DISCOUNT_TOO_HIGH: 400,
  CREDIT_TOO_HIGH: 400,
  ELECTRONIC_INVOICE_INCOMPLETE: 409, // {{gaps}}
  // commissions
  COMMISSION_AGREED: 409,
  LICENCE_REQUIRED: 409,
  COST_NOT_AGREED: 409, // the transaction cost waits for staff, or the club accepted another one
  FEES_NOT_AGREED: 409, // the player has not agreed to what the agent takes
  FEE_SHEET_NOT_AGREED: 409, // a side has not agreed to the present sheet of roles and fees
  INSTALMENTS_DIFFER: 400, // {{amount}} euros to divide
  TRANSFER_NOT_ALLOWED: 409, // {{source}}, {{text}}
  SIGNATURE_NOT_ALLOWED: 409, // {{source}}, {{text}}
  ALREADY_REGISTERED: 409, // with {{club}} until {{until}}: the registration ledger refuses a signature
  LOAN_LASTS: 409, // with {{club}} until {{until}}: a contract does not end before a loan under it
  CORRECTION_TOO_LATE: 409, // {{days}} after a registration was recorded or began
  // the paid representation and its payments
  SERVICE_NOT_OFFERED: 409,
  PROFILE_INCOMPLETE: 409,
  PROFILE_OBSOLETE: 409,
  REPRESENTATION_ACTIVE: 409,
  TERMS_CHANGED: 409,
  WITHDRAWAL_OVER: 409,
  NOTHING_DUE: 409,
  BALANCE_FIRST: 409,
  PAYMENT_PROVIDER_AWAY: 503,
  PAYMENT_PROVIDER_REFUSED: 502,
  REFUND_WAITS: 503,
  REFUND_REFUSED: 409, // {{text}}
  SIGNATURE_INVALID: 400,
  // mandates
  MANDATE_EXISTS: 409,
  MANDATE_OVERLAPS: 409,
  MANDATE_NEEDED: 403,
  // rules of football and law that protect minors
  MINOR_PROTECTED: 409, // {{source}}, {{text}}
  // chat
  NOT_CONTACTABLE: 403,
  TOC_TOC_TOO_SOON: 429,
  GROUP_FULL: 409, // {{max}}
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What can be wrong with one field. Text: `texts/<lang>/errors.json`, `field.<code>`, with the parameters named here. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'tooShort', // {{min}} characters
  'tooLong', // {{max}} characters
  'tooSmall', // {{min}}
  'tooBig', // {{max}}
  'tooFew', // {{min}} items
  'tooMany', // {{max}} items
  'notANumber',
  'notWhole',
  'notADate',
  'notAnEmail',
  'othersAddress', // the address of an agent, a club or another client, where a player or parent has to answer
  'namedByPerson', // a parent's address that somebody else states for a minor
  'notAPage', // a file that is no PDF and no picture, where a signed page is asked
  'guardianUnknown', // a minor's signed form, while nobody has vouched for the parent's address
  'ownAddress', // the address of the caller, where somebody else has to answer
  'ownDomain', // an address of the caller's agency or club, where somebody else has to answer
  'notAUrl',
  'otherSite', // the link leads to another site than the field names
  'notAPhone',
  'notInList',
  'unknownField',
  'forbiddenCharacters',
  'passwordTooCommon',
  'passwordsDiffer',
  'wrongPassword',
  'wrongCode',
  'ageTooLow', // {{min}} years
  'inTheFuture',
  'sameAsPrincipalRole',
  'sameAsNationality',
  'notAfterContractEnd',
  'minutesPlayedOutOfRange',
  'staysMinor',
  'registered', // what a signature on the platform says, with {{club}}
  'loanLasts', // with {{club}} until {{until}}
  'birthDocumentNeeded',
  'guardianDocumentNeeded',
  'fromAboveTo',
  // terms between two clubs
  'afterLoan',
  'notAfterPurchase',
  'partsDiffer',
  'feeOfPermanentMove',
  'quotaOfBirthYears',
  'otherLevel', // the given or stored category has another level
  'inThePast',
  'overTwoYears',
  'duplicate',
  'licenceTaken', // another agent has stated this number
  'licenceRequired',
  'notReleasing', // {{club}} has the player
  'minorProtected', // {{source}}, {{text}}
  'notConfirmed', // no mandate, and the player has not confirmed
  // rules about contracts; each names its {{article}}
  'contractTooLong', // {{max}} seasons
  'payBelowMinimum', // {{min}} euros a year
  'bonusesAboveFixedPay', // {{bonuses}} and {{fixed}} euros
  'refundTooHigh', // {{max}} euros a month
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** RFC 9457 problem document as the service answers it. Names stay lower-case: the RFC writes them so. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  errors?: { field: string; code: FieldErrorCode; text: string }[];
  /** The current state of the object after 409 CHANGED_MEANWHILE, in wire spelling. */
  current?: unknown;
  /** Seconds after which a 429 or 503 may be tried again; also in the Retry-After header. */
  retryAfter?: number;
}
