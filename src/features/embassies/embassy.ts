import type { Embassy } from '#types'

export const shown = {
  name: true,
  slug: true,
  type: true,
  isHonorary: true,
  cannotDo: true,
  city: true,
  address: true,
  phone: true,
  email: true,
  website: true,
  workingHours: true,
  services: true,
  states: true,
  source: true,
  verifiedAt: true,
} as const

export type ShownEmbassy = Pick<Embassy, 'id' | keyof typeof shown>
