/** Why an access token is not believed (spec platform §5); every name is answered with 401. */
export const tokenProblems = [
  'emptyKeySet',
  'noMatchingKey',
  'invalidSignature',
  'wrongAlgorithm',
  'expired',
  'wrongAudience',
  'wrongIssuer',
  'malformed',
] as const
export type TokenProblem = (typeof tokenProblems)[number]

export class TokenError extends Error {
  constructor(readonly problem: TokenProblem) {
    super(problem)
  }
}
