import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bg } from '@payloadcms/translations/languages/bg'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Apartments } from '#collections/apartments'
import { AdminMessages } from '#collections/admin-messages'
import { ArticleCategories } from '#collections/article-categories'
import { Articles } from '#collections/articles'
import { Contacts } from '#collections/contacts'
import { Embassies } from '#collections/embassies'
import { EventRegistrations } from '#collections/event-registrations'
import { Events } from '#collections/events'
import { Documents } from '#collections/documents'
import { Favorites } from '#collections/favorites'
import { ForumCategories } from '#collections/forum-categories'
import { ForumComments } from '#collections/forum-comments'
import { ForumTopicLikes } from '#collections/forum-topic-likes'
import { ForumTopics } from '#collections/forum-topics'
import { MailTokens } from '#collections/mail-tokens'
import { Legal } from '#collections/globals/legal'
import { Site } from '#collections/globals/site'
import { Media } from '#collections/media'
import { Notices } from '#collections/notices'
import { Notifications } from '#collections/notifications'
import { activity } from '#collections/endpoints/activity'
import { feed } from '#collections/endpoints/feed'
import { deleteAccount } from '#collections/endpoints/delete-account'
import { exportAccount } from '#collections/endpoints/export-account'
import { me } from '#collections/endpoints/me'
import { guardConfig } from '#collections/guard/guard-config'
import { changePassword } from '#collections/endpoints/my-password'
import { mySessions } from '#collections/endpoints/my-sessions'
import { search } from '#collections/endpoints/search'
import { stats } from '#collections/endpoints/stats'
import { tokens } from '#collections/endpoints/tokens'
import { PostComments } from '#collections/post-comments'
import { PostLikes } from '#collections/post-likes'
import { Posts } from '#collections/posts'
import { Reports } from '#collections/reports'
import { Services } from '#collections/services'
import { articleSeo } from '#collections/seo-plugin'
import { SignInAttempts } from '#collections/sign-in-attempts'
import { SigningKeys } from '#collections/signing-keys'
import { Stores } from '#collections/stores'
import { SmallAds } from '#collections/small-ads'
import { Users } from '#collections/users'
import { guardedPostgres } from '#database/adapter'
import { fileStore } from '#database/file-store'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { env } from '#env'
import { nameErrors } from '#hooks/safe-errors'
import { jobs } from '#jobs/config'
import { mailer } from '#jobs/mail'
import { documentTexts } from '#texts/documents'
import { panelTexts } from '#texts/panels'
import { createLogger } from './src/logger'
import { panelAdmin } from './src/panels/admin-options'

const projectDir = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  admin: panelAdmin(projectDir),
  collections: [
    Apartments,
    AdminMessages,
    Articles,
    ArticleCategories,
    Events,
    EventRegistrations,
    Favorites,
    ForumCategories,
    ForumComments,
    ForumTopicLikes,
    ForumTopics,
    Media,
    Notifications,
    PostComments,
    PostLikes,
    Posts,
    Services,
    Stores,
    Contacts,
    Embassies,
    Documents,
    Media,
    Notices,
    Notifications,
    Reports,
    Services,
    SmallAds,
    Users,
    MailTokens,
    SignInAttempts,
    SigningKeys,
  ],
  globals: [Site, Legal],
  db: guardedPostgres({
    connectionString: env.DATABASE_URL,
    migrationDir: path.join(projectDir, 'src/database/migrations'),
  }),
  defaultDepth: 0,
  maxDepth: 3,
  email: mailer(),
  endpoints: [me, ...mySessions, changePassword, search, tokens],
  endpoints: [me, stats, activity, ...feed, ...mySessions, changePassword, tokens],
  endpoints: [me, ...mySessions, changePassword, deleteAccount, exportAccount, tokens],
  graphQL: { disable: true },
  hooks: { afterError: [nameErrors] },
  i18n: { supportedLanguages: { bg }, fallbackLanguage: 'bg', translations: { bg: panelTexts.payload } },
  jobs,
  logger: createLogger('payload'),
  // What a person did wrong is in the access log by its status; only our own faults are errors.
  loggingLevels: {
    AuthenticationError: 'debug',
    Forbidden: 'debug',
    LockedAuth: 'debug',
    NotFound: 'debug',
    ValidationError: 'debug',
  },
  plugins: [articleSeo, fileStore],
  secret: env.PAYLOAD_SECRET ?? 'only-for-builds-and-generated-files',
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false, outputFile: path.join(projectDir, 'src/payload-types.ts') },
  upload: {
    // The reader of forms stops at its limit, so a file that is exactly as large as allowed stays below.
    limits: { fileSize: UPLOAD_MAX_BYTES + 1 },
    abortOnLimit: true,
    responseOnLimit: documentTexts.tooLarge,
  },
})

export default guardConfig(config)
