/** A skill's mark: from 1, weak, to 10, outstanding. Free of imports so that the browser can use it. */
export const lowestMark = 1;
export const highestMark = 10;
