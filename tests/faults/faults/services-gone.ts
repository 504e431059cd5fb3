import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world/world'
import type { Fault } from './fault'

const AWAY_MS = 5_000
/** Longer than health takes to notice: thirty seconds, and five for an answer that does not come. */
const LONG_MS = 40_000

const absence = (what: 'storage' | 'mail', { outages, bucket, mail }: World, awayMs: number) => {
  const service = what === 'storage' ? bucket : mail
  return outages.during({
    what,
    leave: () => service.stop(),
    stay: () => sleep(awayMs),
    comeBack: () => service.start(),
  })
}

export const bucketGone: Fault = {
  name: 's3-gone',
  times: 1,
  run: (world) => absence('storage', world, AWAY_MS),
}

export const mailGone: Fault = {
  name: 'smtp-gone',
  times: 1,
  run: (world) => absence('mail', world, AWAY_MS),
}

/** Both, and for so long that health has to tell. */
export const servicesGone: Fault = {
  name: 's3-and-smtp-gone',
  times: 1,
  run: async (world) => {
    await Promise.all([absence('storage', world, LONG_MS), absence('mail', world, LONG_MS)])
  },
}
