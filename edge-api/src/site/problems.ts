import { problems, type OwnProblemCode } from '@binnen/contracts/problem';
import { nameProblems } from '@binnen/edge-kit/problems/codes';

declare module '@binnen/edge-kit/problems/codes' {
  interface SiteProblems extends Record<OwnProblemCode, true> {}
}

nameProblems(problems);
