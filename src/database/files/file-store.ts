import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, Field, Plugin } from 'payload'
import { env } from '#env'
import { bucketClientOptions } from './bucket-client'

const bucket = s3Storage({
  enabled: Boolean(env.S3_BUCKET),
  // The same columns with and without S3, so that one set of migrations serves both.
  alwaysInsertFields: true,
  bucket: env.S3_BUCKET ?? '',
  collections: { media: true, documents: true },
  config: bucketClientOptions(),
})

export const fileStore: Plugin = async (config) => {
  const stored = await bucket(config)
  const collections = stored.collections?.map(withClosedKeys)
  return { ...stored, collections: env.S3_BUCKET ? collections?.map(removingLater) : collections }
}

const nobody = () => false
const keys = ['prefix', '_objectKey']

/** Uploaders must not choose the key in the bucket. */
const withClosedKeys = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map((field) =>
    'name' in field && keys.includes(field.name)
      ? ({ ...field, access: { create: nobody, update: nobody } } as Field)
      : field,
  ),
})

/** The plugin deletes before COMMIT, a job after it (docs/decisions/028-files-after-commit.md). */
function removingLater(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {}
  const upload = afterChange.at(-1)
  if (!collection.custom?.removesFilesLater || !upload) return collection
  const uploadOnly: typeof upload = (change) => upload({ ...change, operation: 'create' })
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...afterChange.slice(0, -1), uploadOnly],
      afterDelete: afterDelete.slice(0, -1),
    },
  }
}
