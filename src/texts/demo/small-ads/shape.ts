import type { DemoCar } from './cars'

export type DemoAd = {
  title: string
  city: string
  price?: string
  description: string
  /** Only in the category of cars. */
  car?: DemoCar
}

export type AdRow = [title: string, city: string, price: string, description: string]

export const adsOf = (rows: AdRow[]): DemoAd[] =>
  rows.map(([title, city, price, description]) => ({ title, city, price: price || undefined, description }))
