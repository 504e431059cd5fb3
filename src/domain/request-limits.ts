/** Per client address, shared by all processes; `per: 'member'` counts each member instead. */
export const requestLimits = {
  signIn: { points: 10, seconds: 15 * 60 },
  signUp: { points: 5, seconds: 60 * 60 },
  forgot: { points: 10, seconds: 60 * 60 },
  search: { points: 60, seconds: 60 },
  write: { points: 30, seconds: 60, per: 'member' },
  publish: { points: 20, seconds: 5 * 60, per: 'member' },
  upload: { points: 20, seconds: 60 * 60, per: 'member' },
  // A few items with all their pictures.
  picture: { points: 60, seconds: 60 * 60, per: 'member' },
  // While a name is typed.
  suggest: { points: 120, seconds: 60, per: 'member' },
  visit: { points: 120, seconds: 60, per: 'member' },
  report: { points: 10, seconds: 60 * 60, per: 'member' },
  legalNotice: { points: 5, seconds: 60 * 60 },
  export: { points: 5, seconds: 60 * 60, per: 'member' },
  changeReport: { points: 10, seconds: 60 * 60 },
  claim: { points: 20, seconds: 60 * 60, per: 'member' },
  claimCode: { points: 5, seconds: 60 * 60, per: 'member' },
  // Mail services unsubscribe many members from few addresses; the signature prevents guessing.
  unsubscribe: { points: 300, seconds: 60 },
  // A browser tells its address once a day.
  push: { points: 20, seconds: 10 * 60, per: 'member' },
  // Rendered pages only; cached ones are not counted.
  render: { points: 300, seconds: 60 },
  policyReport: { points: 30, seconds: 60 },
  // A company behind one address, whose proxy lets no websockets through; answered from memory.
  changes: { points: 600, seconds: 60 },
  // Contact details shown on request.
  reveal: { points: 20, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>
export type RequestLimit = keyof typeof requestLimits
type Limit = { points: number; seconds: number; per?: 'member' }

export const isPerMember = (limit: RequestLimit): boolean => {
  const { per }: Limit = requestLimits[limit]
  return per === 'member'
}
