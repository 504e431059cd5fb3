import { getPayload } from 'payload'
import config from '#config'

/** Runs the jobs as the site does, until it is killed. */
await getPayload({ config, cron: true })
console.log('runs')
