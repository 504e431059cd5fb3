import { populateOverRest } from '#hooks/lists/read-defaults'
import { add, type Trait } from './collection'

/** Comes with the public face of its author and what else it refers to; the query language is closed to people. */
export const populated: Trait = (config) => add(config, { hooks: { beforeOperation: [populateOverRest] } })
