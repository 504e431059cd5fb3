import type { S3Client } from '@aws-sdk/client-s3'
import { bucketClientOptions } from '#database/files/bucket-client'
import { SERVICE_ANSWER_SECONDS } from '#domain/running-limits'
import { tlsProblem } from '#domain/web/tls-problem'
import { isUnavailable } from '#domain/web/unavailable'
import { env } from '#env'
import { serviceTexts } from '#texts/start/services'
import { type Check, reasonOf, type Trouble } from './service'

/** Files of people have an ending. */
const KEY = 'health-check'
const texts = serviceTexts.bucket

/**
 * Written at first and after every trouble, read each time: asking for the bucket itself needs a right that the site
 * does not, and its refusals have no reason.
 */
export function bucketCheck(): Check {
  let client: S3Client | undefined
  let isWritten = false
  return async () => {
    const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
    client ??= new S3Client(bucketClientOptions())
    const limit = { abortSignal: AbortSignal.timeout(SERVICE_ANSWER_SECONDS * 1000) }
    const object = { Bucket: env.S3_BUCKET, Key: KEY }
    try {
      if (!isWritten) await client.send(new PutObjectCommand({ ...object, Body: 'ok' }), limit)
      isWritten = true
      const { Body } = await client.send(new GetObjectCommand(object), limit)
      await Body?.transformToString()
      return null
    } catch (error) {
      isWritten = false
      // Somebody has tidied up.
      return (error as Error).name === 'NoSuchKey' ? null : bucketTrouble(error)
    }
  }
}

const unknownBucket = new Set(['NoSuchBucket', 'InvalidBucketName'])
const otherRegion = new Set([
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])
const noAnswer = new Set(['AbortError', 'TimeoutError'])

export function bucketTrouble(error: unknown): Trouble {
  const place = env.S3_ENDPOINT ? new URL(env.S3_ENDPOINT).host : `s3.${env.S3_REGION}.amazonaws.com`
  const bucket = env.S3_BUCKET ?? ''
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  const tls = tlsProblem(error)
  const told = (sentence: string, isWrong: boolean): Trouble => ({
    sentence,
    reason: tls ?? reasonOf(error),
    isWrong,
  })
  if (tls) return told(serviceTexts.tls[tls](place, 'S3_ENDPOINT'), tls !== 'expired')
  if (unknownBucket.has(name)) return told(texts.unknown(place, bucket), true)
  if (otherRegion.has(name) || status === 301) return told(texts.region(place, bucket), true)
  if (status === 401 || status === 403) return told(texts.refused(place, bucket), true)
  if (noAnswer.has(name) || isUnavailable(error)) return told(texts.unreachable(place), false)
  return told(texts.other(place, reasonOf(error)), false)
}
