import path from 'node:path'

/** What lies where in the data folder. */
export function dataPaths(dataDir: string) {
  const at = (name: string) => path.join(dataDir, name)
  return {
    root: dataDir,
    cluster: at('postgres'),
    /** A cluster under construction; it gets its real name only when it is whole. */
    unfinishedCluster: at('postgres.unfinished'),
    password: at('postgres-password'),
    port: at('postgres-port'),
    log: at('postgres.log'),
    lock: at('lock'),
    secret: at('secret'),
    media: at('media'),
    outbox: at('outbox'),
    /** Present while the demo content is being loaded: a start that finds it was cut short. */
    unfinishedDemo: at('demo-content.unfinished'),
  }
}

export type DataPaths = ReturnType<typeof dataPaths>
