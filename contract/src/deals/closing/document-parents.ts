import type { DocumentKind } from '@trattativa/domain/deals/closing/documents';
import type { FileParentKind } from '../../files/uploads/files.ts';

/** Where the files of each document of a deal hang; the parent's id is the negotiation's. */
export const documentParents = {
  passport: 'dealPassport',
  fitness: 'dealFitness',
  mandate: 'dealMandate',
  guardian: 'dealGuardian',
  minorApproval: 'dealMinorApproval',
  notice: 'dealNotice',
  nullaOsta: 'dealNullaOsta',
  permit: 'dealPermit',
  itc: 'dealItc',
  federationForm: 'dealFederationForm',
} as const satisfies Record<DocumentKind, FileParentKind>;

/** The parents of all documents of a deal. */
export const dealDocumentParents: readonly FileParentKind[] = Object.values(documentParents);

/** What goes with a deal that came to nothing, or with its person: the page that the person signed too. */
export const discardedParents: readonly FileParentKind[] = [...dealDocumentParents, 'feeAgreement'];
