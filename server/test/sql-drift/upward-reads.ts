/** Tables of higher modules that statements still read, by file. Strike what is gone; add nothing. */
export const upwardReads: Readonly<Record<string, readonly string[]>> = {};
