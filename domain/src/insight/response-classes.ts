/** Upper ends of the classes of a response's length, in days; a further class holds what took longer. */
export const responseClassDays = [1, 3, 7, 14] as const;
