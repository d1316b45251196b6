/** Under which keys the cache keeps the standard messages; the third part is the kind of conversation and the language. */
export const standardMessagesKeys = {
  /** As the administrator sees them. */
  list: ['standardMessages', 'list'],
  /** As a composer offers them. */
  offered: ['chat', 'standard'],
} as const;
