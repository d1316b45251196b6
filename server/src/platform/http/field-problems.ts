import { type FieldErrorCode, fieldErrorCodes } from '@trattativa/contract/errors';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../app-error.ts';

/** Turns zod's issues into one refusal that names every invalid field. */
export function inputRefusal(issues: readonly z.core.$ZodIssue[]): AppError {
  const fields = issues.flatMap(fieldProblems);
  const onlyUnknown = fields.length > 0 && fields.every((field) => field.code === 'unknownField');
  return new AppError(onlyUnknown ? 'UNKNOWN_FIELD' : 'INVALID_INPUT', { fields });
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], code: 'unknownField' }));
  }
  return [{ path, code: codeOf(issue), params: boundsOf(issue) }];
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if ((fieldErrorCodes as readonly string[]).includes(issue.message)) return issue.message as FieldErrorCode;
  if (issue.code === 'too_small')
    return issue.origin === 'array' ? 'tooFew' : issue.origin === 'string' ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? 'tooMany' : issue.origin === 'string' ? 'tooLong' : 'tooBig';
  return 'invalid';
}

function boundsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}
