/** Cache keys of what one shares. */
export const reportsKeys = {
  /** One thing's sharing: `[...sharing, kind, thingId]`. */
  sharing: ['reports', 'sharing'],
  links: ['reports', 'links'],
} as const;
