import type { Service } from '#types'

export const shown = {
  title: true,
  slug: true,
  description: true,
  category: true,
  provider: true,
  contact: true,
  price: true,
  location: true,
  createdAt: true,
  updatedAt: true,
  pictures: true,
} as const

export type ShownService = Pick<Service, 'id' | keyof typeof shown>
