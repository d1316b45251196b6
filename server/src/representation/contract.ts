/** What other modules use of contract. */
export { generateContractPdf } from './contract/generate-contract-pdf.ts';
export { getContract } from './contract/get-contract.ts';
