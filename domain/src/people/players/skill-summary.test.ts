import { describe, expect, it } from 'vitest';
import { type EvaluatorRole, evaluatorRole } from '../evaluator-roles.ts';
import { summariseSkills } from './skill-summary.ts';

const role = (id: EvaluatorRole, evaluators: number, ...means: [skill: number, mean: number][]) => ({
  role: id,
  evaluators,
  means: means.map(([skill, mean]) => ({ skill, mean, evaluators })),
});

describe('the summary of the skills', () => {
  it('is one mean for each group, by the number of people behind each mark', () => {
    const { groups, evaluations, confidence } = summariseSkills([
      role(evaluatorRole.coach, 3, [17, 6], [18, 8]),
      role(evaluatorRole.scout, 1, [17, 10]),
    ]);
    expect(groups).toEqual([
      { group: 'athletic', mean: null },
      { group: 'psychological', mean: null },
      { group: 'technical', mean: 7.4 },
      { group: 'offensive', mean: null },
      { group: 'defensive', mean: null },
    ]);
    expect([evaluations, confidence]).toEqual([4, 'enough']);
  });

  it('leaves out what players think of themselves as soon as anybody else has evaluated them', () => {
    const own = role(evaluatorRole.player, 1, [1, 10]);
    expect(summariseSkills([own])).toMatchObject({ evaluations: 1, confidence: 'own' });
    const both = summariseSkills([own, role(evaluatorRole.scout, 2, [1, 5])]);
    expect(both).toMatchObject({ evaluations: 2, confidence: 'few' });
    expect(both.groups[0]?.mean).toBe(5);
  });

  it('says that enough evaluations of a player who played little are not enough', () => {
    const many = [role(evaluatorRole.coach, 5, [1, 6])];
    expect(summariseSkills(many, true).confidence).toBe('fewMinutes');
    expect(summariseSkills([role(evaluatorRole.coach, 2, [1, 6])], true).confidence).toBe('few');
    expect(summariseSkills([], true).confidence).toBe('none');
  });

  it('says that nobody has evaluated', () => {
    expect(summariseSkills([]).confidence).toBe('none');
  });
});
