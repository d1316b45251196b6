/** Why the embedded database cannot serve, in words for the person who started it: the message says all there is to know. */
export class DatabaseTrouble extends Error {}
