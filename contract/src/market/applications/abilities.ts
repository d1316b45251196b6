/** What a caller may do with a candidate now; every act on screen stands for one of these. */
export interface CandidateAbilities {
  /** 0 → 3 */
  activate: boolean;
  /** 3 → 1 */
  sign: boolean;
  /** 0, 3 → 2 with a reason */
  reject: boolean;
  /** 2 → 0, of one that was rejected temporarily */
  takeBack: boolean;
  /** The player's side lets go of the application. */
  withdraw: boolean;
  shortlist: boolean;
  /** Notes are the club's own: nobody else reads or writes them. */
  note: boolean;
}
