import type { Bucket } from '../world/bucket'
import type { Ledger } from '../ledger'

/** Each picture whose upload was acknowledged lies in the bucket. */
export async function fileProblems(bucket: Bucket, { files }: Ledger): Promise<string[]> {
  const present = await bucket.fileNames()
  return files.filter((name) => !present.has(name)).map((name) => `file ${name}: lost`)
}
