import { isMembersPurpose } from '#domain/pictures'
import type { Rule } from './rules'

/** Members upload pictures for what is their own, never for the library of the editors. */
export const membersPictures: Rule = ({ req, data }) =>
  Boolean(req.user) && isMembersPurpose((data as { purpose?: unknown } | undefined)?.purpose)
