import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '#env'
import { bucketClientOptions } from './bucket-client'
import type { FileStore, StoredFile } from './stored-file'

export function bucketStore(): FileStore {
  const client = new S3Client(bucketClientOptions())
  const objectOf = ({ prefix, filename }: StoredFile) => ({
    Bucket: env.S3_BUCKET,
    Key: prefix ? `${prefix}/${filename}` : filename,
  })

  return {
    read: async (file) => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(objectOf(file)))
        return { size: ContentLength, stream: Body as Readable }
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    write: async (file, { size, stream }) => {
      const object = { ...objectOf(file), Body: stream, ContentLength: size, ContentType: file.mimeType }
      await client.send(new PutObjectCommand(object))
    },
    remove: async (file) => {
      await client.send(new DeleteObjectCommand(objectOf(file)))
    },
  }
}
