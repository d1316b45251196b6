/** The current version of the terms and the privacy notice, shown on the page with both. */
export const termsVersion = '2026-11';
