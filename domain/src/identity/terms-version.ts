/** The version of the terms and the privacy notice that a person accepts today; it stands on the page with both. */
export const termsVersion = '2026-01';
