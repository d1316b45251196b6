import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { besideFiles } from './chosen-files.ts';

const files = ['uno.pdf', 'due.pdf'].map(
  (name) => ({ id: name, name, type: 'application/pdf', bytes: 9 }) as const,
);
const refusal = (name: string) =>
  new ApiError(400, 'INVALID_INPUT', 'Non valido', { fields: [{ name, code: 'notInList', text: 'Scegli' }] });

describe('a chosen file that the service has deleted', () => {
  it('is named beside the files', () => {
    const shown = besideFiles(refusal('fileIds.1'), [...files]) as ApiError;
    expect(shown.fields).toEqual([{ name: 'files', code: 'invalid', text: 'due.pdf' }]);
  });

  it.each([refusal('endsOn'), refusal('fileIds.2'), new Error('else')])('leaves %s as it is', (error) => {
    expect(besideFiles(error, [...files])).toBe(error);
  });
});
