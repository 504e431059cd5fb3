import { readdir } from 'node:fs/promises'
import path from 'node:path'
import S3rver from 's3rver'

const NAME = 'bg-de'
const OBJECT = '._S3rver_object'

export type Bucket = Awaited<ReturnType<typeof openBucket>>

/** A store of files that goes away and comes back on the same port, with what it has. */
export async function openBucket({ port, directory }: { port: number; directory: string }) {
  let server: S3rver | null = null

  const start = async () => {
    const options = { port, address: '127.0.0.1', silent: true, directory }
    server = new S3rver({ ...options, configureBuckets: [{ name: NAME, configs: [] }] })
    await server.run()
  }
  const stop = async () => {
    const closing = server
    server = null
    if (!closing) return
    const closed = closing.close()
    // Connections that are kept would hold it open.
    const { httpServer } = closing as unknown as { httpServer: { closeAllConnections: () => void } }
    httpServer.closeAllConnections()
    await closed
  }
  await start()
  return {
    env: {
      S3_BUCKET: NAME,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop,
    fileNames: async (): Promise<Set<string>> => {
      const entries = await readdir(path.join(directory, NAME), { recursive: true })
      return new Set(
        entries.filter((name) => name.endsWith(OBJECT)).map((name) => path.basename(name, OBJECT)),
      )
    },
  }
}
