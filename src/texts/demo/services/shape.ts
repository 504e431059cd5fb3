import type { serviceCategories } from '#domain/services/service-values'

export type DemoService = {
  title: string
  description: string
  category: (typeof serviceCategories)[number]
  /** One of the neighbours, who owns it; the place is their city. Each has one. */
  provider: string
  contact: string
  price: string
  /** Approved when absent. */
  approval?: 'pending' | 'rejected'
  rejectionReason?: string
}
