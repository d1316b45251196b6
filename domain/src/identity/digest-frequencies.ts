/** How often the digest comes by mail: every morning, on Mondays, or never. */
export const digestFrequencies = ['daily', 'weekly', 'off'] as const;

export type DigestFrequency = (typeof digestFrequencies)[number];
