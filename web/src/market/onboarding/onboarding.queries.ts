import { useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';

export type Quiz = Api['Onboarding/GetQuiz']['output'];

export const quizKey = ['onboarding', 'quiz'] as const;

/** The quiz of the user who is logged in. */
export function useQuiz(enabled = true) {
  return useQuery({
    queryKey: quizKey,
    queryFn: ({ signal }) => call('Onboarding/GetQuiz', {}, { signal }),
    enabled,
  });
}
