import { requireProfile } from '#hooks/account/require-profile'
import { add } from './addition'
import type { Trait } from './trait'

export const profileGated = (message: string): Trait => ({
  name: 'profileGated',
  extend: (config) => add(config, { hooks: { beforeOperation: [requireProfile(message)] } }),
})
