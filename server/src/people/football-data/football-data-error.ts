/** Why nothing was read: no source is set up, none may read this, there is no such player, or the site did not answer well. */
export type FootballDataRefusal = 'notSetUp' | 'notAllowed' | 'notFound' | 'failed';

export class FootballDataError extends Error {
  readonly refusal: FootballDataRefusal;

  constructor(refusal: FootballDataRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
