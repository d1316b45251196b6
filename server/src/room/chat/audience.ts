/** The recipients of a conversation, on all nodes. */
export interface SharedAudience {
  exceptAccount?: number;
  /** The `seq` of the message concerned; members who may not see it are left out. */
  aboutSeq?: number;
}

/** The recipients of a conversation on this node. */
export interface Audience extends SharedAudience {
  /** Further restricts the recipients. */
  isFor?: (accountId: number) => boolean;
}
