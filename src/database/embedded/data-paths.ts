import path from 'node:path'

export function dataPaths(dataDir: string) {
  const at = (name: string) => path.join(dataDir, name)
  return {
    root: dataDir,
    cluster: at('postgres'),
    unfinishedCluster: at('postgres.unfinished'),
    password: at('postgres-password'),
    port: at('postgres-port'),
    log: at('postgres.log'),
    lock: at('lock'),
    secret: at('secret'),
    media: at('media'),
    outbox: at('outbox'),
    /** Present while the demo content is loading: finding it means that a start was interrupted. */
    unfinishedDemo: at('demo-content.unfinished'),
  }
}

export type DataPaths = ReturnType<typeof dataPaths>
