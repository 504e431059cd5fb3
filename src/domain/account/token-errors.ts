export type TokenProblem =
  | 'emptyKeySet'
  | 'noMatchingKey'
  | 'invalidSignature'
  | 'wrongAlgorithm'
  | 'expired'
  | 'wrongAudience'
  | 'wrongIssuer'
  | 'malformed'

export class TokenError extends Error {
  constructor(readonly problem: TokenProblem) {
    super(problem)
  }
}
