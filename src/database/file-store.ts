import { s3Storage } from '@payloadcms/storage-s3'
import { env } from '#env'

/** Uploads go to the folder of each collection, or to S3 when a bucket is configured. */
export const fileStore = s3Storage({
  enabled: Boolean(env.S3_BUCKET),
  // The same columns with and without S3, so that one set of migrations serves both.
  alwaysInsertFields: true,
  bucket: env.S3_BUCKET ?? '',
  collections: { media: true },
  config: {
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: Boolean(env.S3_ENDPOINT),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    // Stores that are not AWS would keep the checksum trailer inside the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  },
})
