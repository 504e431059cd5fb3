import type { CollectionBeforeValidateHook } from 'payload'
import { carFields } from '#domain/small-ads/small-ad-input'

export const dropCarFields =
  (cars: string): CollectionBeforeValidateHook =>
  ({ data, originalDoc }) => {
    if (!data || (data.category ?? originalDoc?.category) === cars) return data
    return { ...data, ...Object.fromEntries(carFields.map((name) => [name, null])) }
  }
