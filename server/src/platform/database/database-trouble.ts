/** The embedded database cannot run. The message is written for the operator and complete. */
export class DatabaseTrouble extends Error {}
