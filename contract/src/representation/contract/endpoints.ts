import { maxAddressLength, maxFullNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, line, plainDate } from '../../fields.ts';
import { fileId } from '../../files/uploads/files.ts';
import { exampleRepresentation } from '../subscriptions/example-representation.ts';
import { contractDrafts } from './contract-drafts.ts';

const parties = allow({ player: 'own', agent: 'related', premium: 'related', staff: 'all' });

const generateContractPdf = endpoint({
  path: '/api/Player/GenerateContractPDF',
  summary:
    'Writes the draft of a player’s representation contract from what is stored, keeps it as a version and answers it',
  who: parties,
  input: z.strictObject({
    /** The player. */
    id,
    /** Compared with the stored values: absent or equal is accepted, different is refused. */
    name: line(maxFullNameLength).optional(),
    bornDate: plainDate.optional(),
    nationality: countryCode.optional(),
    address: line(maxAddressLength).optional(),
  }),
  output: z.unknown(),
  binary: ['application/pdf'],
  errors: ['NOT_FOUND', 'CONTRACT_DATA_DIFFERS', 'CONTRACT_DATA_MISSING', 'ADULTS_ONLY', 'TOO_MANY_FILES'],
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

const { activationCost, agent, months, prices } = exampleRepresentation;
const exampleTerms = { settingsVersion: 3, representationId: null, activationCost, months, prices };

const getContractDrafts = endpoint({
  path: '/api/Player/GetContractDrafts',
  summary: 'The versions of the draft with the figures of each, and what the next one would say',
  who: parties,
  input: z.strictObject({ playerId: id }),
  output: contractDrafts,
  errors: ['NOT_FOUND'],
  example: {
    input: { playerId: 80001 },
    output: {
      items: [
        {
          ...exampleTerms,
          version: 1,
          folder: 'q3Zk0nJxTg6m1hVb8yR2sA',
          name: 'Contratto di rappresentanza - Tommaso Venier.pdf',
          bytes: 41200,
          madeAt: '2026-09-02T09:00:00.000Z',
          language: 'it',
        },
      ],
      terms: exampleTerms,
      agent,
      operator: { name: 'Trattativa S.r.l.', address: 'Via del Santo 12, 35123 Padova (PD)', vatNumber: '' },
    },
  },
});

export const contractEndpoints = { generateContractPdf, getContract, getContractDrafts };
