import { sql } from '@payloadcms/db-postgres'
import type { TaskConfig } from 'payload'
import { runSql } from '#database/connection/sql'
import { dropSilentSubscriptions } from '#database/statements/notifications/push-subscriptions'
import { dropOldHits } from '#database/statements/searches/search-hits'
import { READ_NOTIFICATIONS_KEPT_DAYS } from '#domain/limits'
import { dueAt } from './schedule'

export const purgeNotifications: TaskConfig<'purgeNotifications'> = {
  slug: 'purgeNotifications',
  ...dueAt('0 27 3 * * *'),
  handler: async ({ req }) => {
    await runSql(
      req,
      sql`delete from notifications
        where read and created_at < now() - make_interval(days => ${READ_NOTIFICATIONS_KEPT_DAYS})`,
    )
    await dropSilentSubscriptions(req)
    await dropOldHits(req, READ_NOTIFICATIONS_KEPT_DAYS)
    return { output: {} }
  },
}
