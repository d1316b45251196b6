/** Recipients: staff. */
export interface ElectronicEvents {
  /** The exchange system refused the file of a document, of a club's invoice or of a player's. Each further file counts one more. */
  'electronic.refused': { count: number } & ({ invoiceId: number } | { playerInvoiceId: number });
}
