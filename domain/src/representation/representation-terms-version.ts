/** The version of the terms of the representation service, as /procuraPayment shows them and a player accepts them today. */
export const representationTermsVersion = '2026-11';
