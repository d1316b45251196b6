import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, line, plainDate } from '../../fields.ts';
import { fileId } from '../../files/uploads/files.ts';

const parties = allow({ player: 'own', agent: 'related', premium: 'related', staff: 'all' });

const generateContractPdf = endpoint({
  path: '/api/Player/GenerateContractPDF',
  summary:
    'Writes the draft of a player’s representation contract from what is stored, keeps it and answers it',
  who: parties,
  input: z.strictObject({
    /** The player. */
    id,
    /** Assertions about what is stored: absent or equal is fine, different is refused. */
    name: line(161).optional(),
    bornDate: plainDate.optional(),
    nationality: countryCode.optional(),
    address: line(200).optional(),
  }),
  output: z.unknown(),
  binary: ['application/pdf'],
  errors: ['NOT_FOUND', 'CONTRACT_DATA_DIFFERS', 'CONTRACT_DATA_MISSING', 'ADULTS_ONLY'],
  example: {
    input: {
      id: 80001,
      name: 'Tommaso Venier',
      bornDate: '2004-03-17',
      nationality: 'IT',
      address: 'Via del Santo 12',
    },
    output: '%PDF-1.7',
  },
});

const getContract = endpoint({
  path: '/api/Player/contract',
  summary: 'A stored contract: the draft that was made, or the signed scan',
  who: parties,
  input: z.strictObject({ folder: fileId }),
  output: z.unknown(),
  binary: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  errors: ['NOT_FOUND'],
  example: { input: { folder: 'q3Zk0nJxTg6m1hVb8yR2sA' }, output: '%PDF-1.7' },
});

export const contractEndpoints = { generateContractPdf, getContract };
