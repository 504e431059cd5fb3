/** What a picture is for. The first kind is the library of the editors; the others members upload. */
export const picturePurposes = ['editorial', 'post', 'avatar', 'event'] as const
export type PicturePurpose = (typeof picturePurposes)[number]

const [, ...membersPurposes] = picturePurposes

export const isMembersPurpose = (purpose: unknown): boolean =>
  membersPurposes.some((known) => known === purpose)
