import path from 'node:path'
import { bg } from '@payloadcms/translations/languages/bg'
import { buildConfig } from 'payload'
import { collections } from '#collections/all'
import { endpoints } from '#collections/endpoints/all'
import { globals } from '#collections/globals/all'
import { actAsMembersWithoutCodes } from '#collections/guard/act-as-member'
import { guardConfig } from '#collections/guard/guard-config'
import { articleSeo } from '#collections/seo-plugin'
import { guardedPostgres } from '#database/connection/adapter'
import { fileStore } from '#database/files/file-store'
import { FORM_FIELD_MAX_BYTES, UPLOAD_MAX_BYTES } from '#domain/limits'
import { env, projectDir } from '#env'
import { boundedSharp } from '#hooks/files/bounded-sharp'
import { nameErrors } from '#hooks/writes/safe-errors'
import { jobs } from '#jobs/config'
import { mailer } from '#jobs/mail'
import { documentTexts } from '#texts/documents/documents'
import { panelTexts } from '#texts/panels/panels'
import { createLogger } from './src/logger'
import { panelAdmin } from './src/panels/admin-options'

const config = buildConfig({
  admin: panelAdmin(projectDir),
  collections,
  globals,
  db: guardedPostgres({
    connectionString: env.DATABASE_URL,
    replicas: env.DATABASE_REPLICA_URLS,
    migrationDir: path.join(projectDir, 'src/database/migrations'),
  }),
  defaultDepth: 0,
  maxDepth: 3,
  email: mailer(),
  endpoints,
  graphQL: { disable: true },
  hooks: { afterError: [nameErrors] },
  i18n: { supportedLanguages: { bg }, fallbackLanguage: 'bg', translations: { bg: panelTexts.payload } },
  jobs,
  // Client errors are in the access log by their status.
  logger: createLogger('payload'),
  loggingLevels: {
    Forbidden: 'debug',
    Locked: 'debug',
    MissingFile: 'debug',
    NotFound: 'debug',
    ValidationError: 'debug',
  },
  onInit: actAsMembersWithoutCodes,
  plugins: [articleSeo, fileStore],
  secret: env.PAYLOAD_SECRET ?? 'only-for-builds-and-generated-files',
  sharp: boundedSharp,
  telemetry: false,
  typescript: { autoGenerate: false, outputFile: path.join(projectDir, 'src/payload-types.ts') },
  upload: {
    // The form parser refuses a file of exactly the limit.
    limits: { fileSize: UPLOAD_MAX_BYTES + 1, fieldSize: FORM_FIELD_MAX_BYTES },
    abortOnLimit: true,
    responseOnLimit: documentTexts.tooLarge,
  },
})

export default guardConfig(config)
