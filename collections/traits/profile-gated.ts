import { requireProfile } from '#hooks/account/require-profile'
import { add, type Trait } from './collection'

/** Only members with a complete profile publish here. */
export const profileGated =
  (message: string): Trait =>
  (config) =>
    add(config, { hooks: { beforeOperation: [requireProfile(message)] } })
