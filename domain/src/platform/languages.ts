/** The seven languages, in the order in which they are offered; the first is the default (spec §1). */
export const languages = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'] as const;

export type Language = (typeof languages)[number];
