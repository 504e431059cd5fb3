import { add, type Trait } from './collection'

/**
 * At most one for each member, or one for each member and what `of` names. PostgreSQL keeps the rule, so that two
 * requests at the same moment cannot both win; the second is answered with 409 and this sentence.
 */
export const onePerOwner =
  ({ of = [], message }: { of?: string[]; message: string }): Trait =>
  (config) =>
    add(config, { indexes: [{ fields: ['owner', ...of], unique: true }], custom: { onlyOne: message } })
