import type { FieldHook } from 'payload'
import { isMembersPurpose } from '#domain/files/picture-purposes'
import { mediaTexts } from '#texts/panels/collections'

/** Editors describe their pictures; members may. */
export const describeMembersPicture: FieldHook = ({ data, operation, value }) =>
  operation === 'create' && !value && isMembersPurpose(data?.purpose) ? mediaTexts.memberAlt : value
