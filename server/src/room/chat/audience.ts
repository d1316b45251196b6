/** Who of a conversation is told, wherever they are. */
export interface SharedAudience {
  exceptAccount?: number;
  /** The number of the message that it is about; who may not see that one is not told. */
  aboutSeq?: number;
}

/** Who of a conversation is told at this node. */
export interface Audience extends SharedAudience {
  /** Beside that: told only to them. */
  isFor?: (accountId: number) => boolean;
}
