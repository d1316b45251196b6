/** Upper bounds of the classes of response time, in days; a last class holds longer ones. */
export const responseClassDays = [1, 3, 7, 14] as const;
