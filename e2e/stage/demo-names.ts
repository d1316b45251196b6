// The demo market draws these names by its seed.

/** The person behind agent@demo.test. */
export const demoAgent = { name: 'Niccolò Viganotti', surname: 'Viganotti' };

/** The person behind club@demo.test. */
export const demoClubMember = { name: 'Enrico Amerighi' };
