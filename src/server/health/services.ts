import type { Logger } from 'pino'
import { dataPaths } from '#database/embedded/data-paths'
import { startProblem } from '#database/start/start-problem'
import { SERVICES_CHECKED_SECONDS } from '#domain/running-limits'
import { env } from '#env'
import { serviceTexts } from '#texts/start/services'
import { bucketCheck } from './check-bucket'
import { diskCheck, folderCheck } from './check-disk'
import { mailCheck } from './check-mail'
import { type Check, reasonOf, type Service, type Trouble } from './service'

const fine: Check = async () => null

/** Before the embedded database has an address: whether something of ours lies on the disk. */
export function ownChecks(): Record<Service, Check> {
  const { media, outbox, root } = dataPaths(env.DATA_DIR)
  const usesDisk = !env.DATABASE_URL || !env.S3_BUCKET || !env.SMTP_URL
  return {
    storage: env.S3_BUCKET ? bucketCheck() : folderCheck(media),
    mail: env.SMTP_URL ? mailCheck(env.SMTP_URL) : folderCheck(outbox),
    disk: usesDisk ? diskCheck(root) : fine,
  }
}

export type Services = ReturnType<typeof watchServices>

/** Looked at in the background, so that asking for the health costs nothing and strangers cause no traffic. */
export function watchServices({ checks, logger }: { checks: Record<Service, Check>; logger: Logger }) {
  const names = Object.keys(checks) as Service[]
  const troubles = new Map<Service, Trouble>()
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const lookAt = async (service: Service) => {
    const ask = () => checks[service]().catch(unexpected)
    let found = await ask()
    // Asked again, because a busy machine is late, too.
    if (found && !found.isWrong && !troubles.has(service)) found = await ask()
    if (found && !troubles.has(service))
      logger.warn({ msg: 'service is down', service, reason: found.reason, told: found.sentence })
    if (!found && troubles.has(service)) logger.info({ msg: 'service is back', service })
    if (found) troubles.set(service, found)
    else troubles.delete(service)
  }

  const look = (): Promise<void> => {
    looking ??= Promise.all(names.map(lookAt)).then(() => void (looking = null))
    return looking
  }

  const later = () => {
    if (isStopped) return
    timer = setTimeout(() => void look().then(later), SERVICES_CHECKED_SECONDS * 1000).unref()
  }

  return {
    look,
    troubles: () => [...troubles.values()],
    isUp: (service: Service) => !troubles.has(service),
    watch: later,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const unexpected = (error: unknown): Trouble => {
  const reason = reasonOf(error)
  return { sentence: serviceTexts.unexpected(reason), reason, isWrong: false }
}

/** A wrong setting refuses the start; what may come back by itself is told, and the site is of use without it. */
export async function checkServices({
  services,
  tell,
}: {
  services: Services
  tell: (line: string) => void
}) {
  await services.look()
  const troubles = services.troubles()
  const wrong = troubles.filter(({ isWrong }) => isWrong)
  if (wrong.length > 0) throw startProblem('service', wrong.map(({ sentence }) => sentence).join('\n'))
  for (const { sentence } of troubles) tell(serviceTexts.warning(sentence))
}
