/** Why an access token is not believed; every name is answered with 401. */
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
