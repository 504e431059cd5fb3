import type { JobsConfig } from 'payload'
import { notedTask } from '#database/statements/jobs/jobs-in-hand'
import { watchAdExpiry } from './ad-expiry'
import { bulkWork } from './bulk/bulk-work'
import { contactImport } from './contact-import/contact-import'
import { resumeBulk } from './bulk/resume-bulk'
import { recheckEntries } from './directory/recheck-entries'
import { sendClaimCode } from './directory/send-claim-code'
import { sendRecheck } from './directory/send-recheck'
import { sendDigest } from './digest/send-digest'
import { weeklyDigest } from './digest/weekly-digest'
import { forumUpkeep } from './forum-upkeep'
import { emailMembers } from './email/email-members'
import { sendAdExpiry } from './email/send-ad-expiry'
import { sendEventNews } from './email/send-event-news'
import { sendEmailChange } from './email/send-email-change'
import { sendLinkEmail } from './email/send-link-email'
import { sendMemberEmail } from './email/send-member-email'
import { sendMessage } from './email/send-message'
import { purgeChanges } from './purge-changes'
import { purgeEmptyArticles } from './purge-empty-articles'
import { purgeNotifications } from './purge-notifications'
import { purgePictures } from './purge-pictures'
import { remindOfEvents } from './remind-of-events'
import { removeFile } from './remove-file'
import { renewSearch } from './renew-search'
import { sendFound } from './searches/send-found'
import { watchSearches } from './searches/watch-searches'
import { sendPushes } from './push/send-pushes'
import { tellMembers } from './tell-members'

const nobody = () => false

/** Runs in the server process (src/instrumentation.ts). */
export const jobs: JobsConfig = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  // Cron with seconds, so that scheduled articles and emails are on time. Only the first queue has schedules.
  autoRun: [
    { cron: '*/10 * * * * *', queue: 'default', limit: 20 },
    { cron: '*/2 * * * * *', queue: 'mail', limit: 20, disableScheduling: true },
    { cron: '* * * * * *', queue: 'notices', limit: 20, disableScheduling: true },
    { cron: '* * * * * *', queue: 'pushes', limit: 20, disableScheduling: true },
    // What goes to many, so that urgent emails do not wait behind thousands.
    { cron: '*/5 * * * * *', queue: 'mailings', limit: 20, disableScheduling: true },
    { cron: '* * * * * *', queue: 'bulk', limit: 4, disableScheduling: true },
  ],
  deleteJobOnComplete: true,
  tasks: [
    bulkWork,
    contactImport,
    emailMembers,
    forumUpkeep,
    purgeChanges,
    purgeEmptyArticles,
    purgeNotifications,
    purgePictures,
    recheckEntries,
    remindOfEvents,
    removeFile,
    renewSearch,
    resumeBulk,
    sendAdExpiry,
    sendClaimCode,
    sendDigest,
    sendEventNews,
    sendFound,
    sendEmailChange,
    sendLinkEmail,
    sendMemberEmail,
    sendMessage,
    sendPushes,
    sendRecheck,
    tellMembers,
    watchAdExpiry,
    watchSearches,
    weeklyDigest,
  ].map((task) => notedTask(task)),
}
