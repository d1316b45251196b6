import type {
  DeclaredFacts,
  PlacedRegistration,
  SignatureDocuments,
  SignedTerms,
} from '../ledger/signature-facts.ts';
import type { RuledAct } from '../rules/act-facts.ts';

/** What is known of a club that takes a player. */
export interface ActingClub {
  teamId: number;
  name: string;
  country: string;
  /** The association of the club; `GB`: it is not known which British one. */
  association: string;
  level: number | null;
  /** The Italian category of its team, by its id; null: not stated, or of another country. */
  category: number | null;
  /** Arrivals from abroad of the season of the registration who certainly take a place for non-EU players; the ledger may know fewer than there are. */
  nonEuThisSeason: number;
  /** Such players in the squad on the 30 June before it; null: the ledger knew no squad then. */
  nonEuInSquad: number | null;
}

/** Who the agent is that acts, and for whom else. */
export interface ActingAgent {
  isLicensed: boolean;
  /** Entered in the registers of the own association, or domiciled with somebody who is; null: nothing is stated. */
  isRegistered: boolean | null;
  /** The last day of another agent's exclusive mandate; null: there is none. */
  exclusiveUntil: string | null;
  /** A mandate in force of the club that takes the player, or of the one that releases him. */
  actsForEngaging: boolean;
  actsForReleasing: boolean;
  /** What is asked, in percent of the yearly pay; null: nothing. */
  percentOfYear: number | null;
  /** Everybody knows and has agreed to what the agent takes and for whom else the agent acts; null: nothing records it here. */
  isAgreed: boolean | null;
}

/** A loan, as the rules ask for it; international ones are counted. */
export interface ActingLoan {
  months: number | null;
  toNextWindow: boolean | null;
  ofClub: number;
  betweenClubs: number;
  isOfLoan: boolean;
  /** By the ledger alone; null: it does not show it. */
  isClubTrained: true | null;
  /** Null: the ledger shows none. */
  monthsWithClub: number | null;
}

/** What the form or the paper of a mandate says. */
export interface ActingMandate {
  months: number;
  isComplete: boolean;
  /** Written on the form of the federation, as a file; null: nobody has looked. */
  isOnForm: boolean | null;
}

export interface ActingTrial {
  weeks: number | null;
  trialsThisYear: number;
  /** The leave of the parents, a contact, the expenses; null: not asked yet. */
  conditions: boolean | null;
}

/** Everything that the platform can know of an act. Days are `YYYY-MM-DD`. */
export interface ActPieces {
  person: {
    /** The youngest that the record, the player's own record and the account state; null: none does. */
    bornDate: string | null;
    nationalities: readonly string[];
    euPassport: boolean | null;
    declared: DeclaredFacts;
  };
  ledger: {
    /** The whole ledger of the person, without what this act entered. */
    entries: readonly PlacedRegistration[];
    /** The day on which the registration would begin. */
    startsOn: string;
    /** The first month of a season where the club plays, from 1; undefined: July. */
    firstMonth: number | undefined;
  };
  /** Null: no agent acts or takes anything. */
  agent: ActingAgent | null;
  /** Null: none is chosen yet. */
  club: ActingClub | null;
  /** The club that agreed on the move; null: none did. */
  agreement: { teamId: number; association: string } | null;
  /** Null: nothing is agreed or written yet. */
  terms: (SignedTerms & { yearlyGross: number | null; bonusPercent: number | null }) | null;
  /** Null: the act cannot hold any. */
  documents: (SignatureDocuments & { federationForm: boolean; permit: boolean }) | null;
  /** Null: no loan. */
  loan: ActingLoan | null;
  mandate: ActingMandate;
  trial: ActingTrial;
}

export type PieceName = keyof ActPieces;

/** What whoever asks about an act has to bring. `gather-facts.test.ts` compares it with what the rules of the act need. */
export const piecesOfAct = {
  mandate: ['person', 'agent', 'documents', 'mandate'],
  proposal: ['person', 'ledger', 'agent', 'club', 'agreement'],
  offer: ['person', 'ledger', 'agent', 'club', 'agreement', 'terms', 'documents'],
  transfer: ['person', 'ledger', 'agent', 'club', 'agreement', 'documents', 'loan'],
  signature: ['person', 'ledger', 'agent', 'club', 'agreement', 'terms', 'documents', 'loan'],
  trial: ['person', 'agent', 'documents', 'trial'],
} as const satisfies Record<RuledAct, readonly PieceName[]>;

/** What the rules that keep agents and fees away from minors read of an act, where it has it. */
export const piecesOfMinors: readonly PieceName[] = ['person', 'agent', 'documents', 'mandate', 'trial'];

/** An act with every piece that its rules need. */
export type SituationOf<Act extends RuledAct> = Act extends RuledAct
  ? {
      act: Act;
      day: string;
      /** The associations of everybody concerned: the stricter rule counts. */
      associations: readonly string[];
    } & Pick<ActPieces, (typeof piecesOfAct)[Act][number]>
  : never;

export type ActSituation = SituationOf<RuledAct>;

/** An act with those of the pieces that its rules need, or those of them that are asked for. */
export function situationOf(
  about: Pick<ActSituation, 'act' | 'day' | 'associations'>,
  pieces: ActPieces,
  names: readonly PieceName[] = piecesOfAct[about.act],
): ActSituation {
  const own = names.map((piece) => [piece, pieces[piece]] as const);
  return { ...about, ...Object.fromEntries(own) } as unknown as ActSituation;
}
