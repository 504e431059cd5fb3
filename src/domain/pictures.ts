/** What a picture is for. The first kind is the library of the editors; the others members upload. */
export const picturePurposes = ['editorial', 'post', 'avatar'] as const
export type PicturePurpose = (typeof picturePurposes)[number]

export const isMembersPurpose = (purpose: unknown): boolean => purpose === 'post' || purpose === 'avatar'
