/** Cache keys of the protection of minors. */
export const protectionKeys = { findings: ['protection', 'findings'] } as const;
