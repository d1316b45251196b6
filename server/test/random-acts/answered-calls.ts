import type { Api } from '@trattativa/contract/api';
import type { Person } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';

/** What one call answered. */
export interface Answered {
  call: string;
  status: number;
  code: string | null;
  detail: string;
}

/** Calls of the application of which every answer is kept. */
export class AnsweredCalls {
  readonly app: TestApp;
  readonly answered: Answered[] = [];

  protected constructor(app: TestApp) {
    this.app = app;
  }

  protected async call<Path extends keyof Api>(
    { token }: Person,
    path: Path,
    input: Api[Path]['input'],
  ): Promise<Api[Path]['output'] | null> {
    return this.keep(path, await this.app.call(token, path, input));
  }

  protected keep<Output>(
    call: string,
    answer: { status: number; ok: Output; problem: { code: string; detail: string } },
  ): Output | null {
    const isDone = answer.status < 400;
    const { code, detail } = isDone ? { code: null, detail: '' } : answer.problem;
    this.answered.push({ call, status: answer.status, code, detail });
    return isDone ? answer.ok : null;
  }
}
