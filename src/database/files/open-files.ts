import { env } from '#env'
import { folderStore } from './folder-store'
import type { FileStore } from './stored-file'

export async function openFiles(): Promise<FileStore> {
  if (!env.S3_BUCKET) return folderStore(env.DATA_DIR)
  const { bucketStore } = await import('./bucket-store')
  return bucketStore()
}
