/** A list's total is exact up to this; a bigger one means "more". Apart, so that a screen does not load the schemas. */
export const countedExactly = 10_000;
