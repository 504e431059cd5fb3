/** What staff decide on before it is public, in the order of the tabs. */
export const approvedKinds = ['stores', 'services', 'apartments', 'contacts'] as const
export type ApprovedKind = (typeof approvedKinds)[number]

export const isApprovedKind = (name: unknown): name is ApprovedKind =>
  approvedKinds.some((kind) => kind === name)
