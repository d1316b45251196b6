/** The database cannot run or cannot be used. The message is written for the operator and complete. */
export class DatabaseTrouble extends Error {}
