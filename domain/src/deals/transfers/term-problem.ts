/** A term that cannot be agreed as it is written, and why. */
export interface TermProblem {
  path: readonly (string | number)[];
  code:
    | 'required'
    | 'invalid'
    | 'inThePast'
    | 'duplicate'
    | 'fromAboveTo'
    | 'afterLoan'
    | 'notAfterPurchase'
    | 'partsDiffer'
    | 'instalmentsDiffer';
}
