import { env } from '#env'
import { folderStore } from './folder-store'
import type { FileStore } from './stored-file'

/** Where this site keeps its uploads. The client of the bucket is loaded only when there is one. */
export async function openFiles(): Promise<FileStore> {
  if (!env.S3_BUCKET) return folderStore(env.DATA_DIR)
  const { bucketStore } = await import('./bucket-store')
  return bucketStore()
}
