import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bg } from '@payloadcms/translations/languages/bg'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AdminMessages } from '#collections/admin-messages'
import { ArticleCategories } from '#collections/article-categories'
import { Articles } from '#collections/articles'
import { MailTokens } from '#collections/mail-tokens'
import { Media } from '#collections/media'
import { Notices } from '#collections/notices'
import { Notifications } from '#collections/notifications'
import { deleteAccount } from '#collections/endpoints/delete-account'
import { exportAccount } from '#collections/endpoints/export-account'
import { me } from '#collections/endpoints/me'
import { guardConfig } from '#collections/guard/guard-config'
import { changePassword } from '#collections/endpoints/my-password'
import { mySessions } from '#collections/endpoints/my-sessions'
import { tokens } from '#collections/endpoints/tokens'
import { Reports } from '#collections/reports'
import { Services } from '#collections/services'
import { articleSeo } from '#collections/seo-plugin'
import { SignInAttempts } from '#collections/sign-in-attempts'
import { SigningKeys } from '#collections/signing-keys'
import { Users } from '#collections/users'
import { guardedPostgres } from '#database/adapter'
import { fileStore } from '#database/file-store'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { env } from '#env'
import { nameErrors } from '#hooks/safe-errors'
import { jobs } from '#jobs/config'
import { mailer } from '#jobs/mail'
import { panelTexts } from '#texts/panels'
import { createLogger } from './src/logger'
import { panelAdmin } from './src/panels/admin-options'

const projectDir = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  admin: panelAdmin(projectDir),
  collections: [
    AdminMessages,
    Articles,
    ArticleCategories,
    Media,
    Notices,
    Notifications,
    Reports,
    Services,
    Users,
    MailTokens,
    SignInAttempts,
    SigningKeys,
  ],
  db: guardedPostgres({
    connectionString: env.DATABASE_URL,
    migrationDir: path.join(projectDir, 'src/database/migrations'),
  }),
  defaultDepth: 0,
  maxDepth: 3,
  email: mailer(),
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
  upload: { limits: { fileSize: UPLOAD_MAX_BYTES }, abortOnLimit: true },
})

export default guardConfig(config)
