import type { CollectionConfig } from 'payload'

export type Trait = (collection: CollectionConfig) => CollectionConfig

/** A collection is what it says itself, and the behaviour it shares with others. */
export const collection = (config: CollectionConfig, ...traits: Trait[]): CollectionConfig =>
  traits.reduce((soFar, trait) => trait(soFar), config)
