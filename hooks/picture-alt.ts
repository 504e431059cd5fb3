import type { FieldHook } from 'payload'
import { isMembersPurpose } from '#domain/pictures'
import { mediaTexts } from '#texts/collections'

/** Editors describe their pictures; members may. */
export const describeMembersPicture: FieldHook = ({ data, operation, value }) =>
  operation === 'create' && !value && isMembersPurpose(data?.purpose) ? mediaTexts.memberAlt : value
