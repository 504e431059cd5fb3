import path from 'node:path'
import { z } from 'zod'
import { readEnvFile } from './env-file'
import { meantName } from './domain/text/misspelt'
import { knownPushServices, type PushServices } from './domain/notifications/push-services'
import { STOP_DELAY_MAX_SECONDS, STOP_DELAY_SECONDS } from './domain/running-limits'

/** Only this file reads process.env, and writes it through `provideEnv`. */

export const projectDir = process.cwd()

const file = readEnvFile('.env')
// Variables that are already set take precedence over the file.
for (const [name, value] of Object.entries(file.values)) process.env[name] ??= value

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional())
const withDefault = <T extends z.ZodType>(type: T, value: z.input<T>) =>
  z.preprocess((given) => blankIsUnset(given) ?? value, type)

/** Texts: `src/texts/start/start.ts`; the part after the colon is a detail. */
export type EnvProblemKind =
  | 'address'
  | 'port'
  | 'proxies'
  | 'delay'
  | 'choice'
  | 'secret'
  | 'email'
  | 'partner'
  | 'misspelt'
  | 'unreadable'
const problem = (kind: EnvProblemKind, detail = '') => `${kind}:${detail}`

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: problem('address', protocols.map((protocol) => `${protocol}//…`).join(', ')),
  })
const addresses = (...protocols: string[]) =>
  z.preprocess((given) => String(given).split(',').map((one) => one.trim()), z.array(url(...protocols))) // prettier-ignore
const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, problem('choice', values.join(', ')))
const proxies = z.coerce
  .number(problem('proxies'))
  .int(problem('proxies'))
  .min(0, problem('proxies'))
  .max(10, problem('proxies'))
const delay = z.coerce
  .number(problem('delay'))
  .min(0, problem('delay'))
  .max(STOP_DELAY_MAX_SECONDS, problem('delay'))
const port = z.coerce
  .number(problem('port'))
  .int(problem('port'))
  .min(1, problem('port'))
  .max(65535, problem('port'))

const schema = z.object({
  NODE_ENV: withDefault(choice('development', 'production', 'test'), 'development'),
  PORT: withDefault(port, 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  SITE_URL: optional(url('http:', 'https:')),
  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URLS: optional(addresses('postgres:', 'postgresql:')),
  PAYLOAD_SECRET: optional(z.string().min(32, problem('secret'))),
  DEMO_CONTENT: withDefault(choice('auto', 'yes', 'no'), 'auto'),
  TRUST_PROXY: withDefault(proxies, 0),
  STOP_DELAY: withDefault(delay, STOP_DELAY_SECONDS),
  REQUEST_LIMITS: withDefault(choice('on', 'off'), 'on'),
  CACHE_PURGE_URL: optional(url('http:', 'https:')),
  CACHE_PURGE_TOKEN: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(32, problem('secret'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http:', 'https:')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(url('http:', 'https:')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  REQUIRE_EMAIL_VERIFICATION: withDefault(choice('true', 'false'), 'false'),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.email(problem('email'))),
  PUSH_SERVICES: optional(z.string()),
  PUSH_LOCAL: withDefault(choice('on', 'off'), 'off'),
  LOG_LEVEL: withDefault(choice('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  LOG_FORMAT: withDefault(choice('auto', 'pretty', 'json'), 'auto'),
})

export const envNames = Object.keys(schema.shape)

/** Each needs its partners: a missing one is an error, never a silent fallback. */
const partners = [
  {
    needed: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    // Optional, but useless without the others: only for stores other than Amazon's.
    possible: ['S3_ENDPOINT'],
  },
  { needed: ['SMTP_URL', 'MAIL_FROM'], possible: [] },
  { needed: ['DATABASE_URL'], possible: ['DATABASE_REPLICA_URLS'] },
  { needed: ['CACHE_PURGE_URL'], possible: ['CACHE_PURGE_TOKEN'] },
]

function missingPartners(source: Source): EnvProblem[] {
  return partners.flatMap(({ needed, possible }) => {
    const given = [...needed, ...possible].filter((name) => source[name])
    if (given.length === 0) return []
    const missing = needed.filter((name) => !source[name])
    return missing.map((name) => ({ name, kind: 'partner' as const, detail: given.join(', ') }))
  })
}

type Source = Record<string, string | undefined>
type Given = z.output<typeof schema>
export type Env = Omit<Given, 'SITE_URL' | 'REQUIRE_EMAIL_VERIFICATION' | 'PUSH_SERVICES'> & {
  SITE_URL: string
  REQUIRE_EMAIL_VERIFICATION: boolean
  PUSH_SERVICES: PushServices
}
export type EnvProblem = { name: string; kind: EnvProblemKind; detail: string }

export function readEnv(source: Source): { ok: true; env: Env } | { ok: false; problems: EnvProblem[] } {
  const { success, data, error } = schema.safeParse(source)
  const invalid = (error?.issues ?? []).map(({ path: [name], message }) => {
    const [kind, ...detail] = message.split(':')
    return { name: String(name), kind: kind as EnvProblemKind, detail: detail.join(':') }
  })
  const problems = [...invalid, ...missingPartners(source)]
  if (!success || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    env: {
      ...data,
      DATABASE_URL: data.DATABASE_URL && withStrictTls(data.DATABASE_URL),
      DATABASE_REPLICA_URLS: data.DATABASE_REPLICA_URLS?.map(withStrictTls),
      DATA_DIR: path.resolve(/* turbopackIgnore: true */ projectDir, data.DATA_DIR),
      REQUIRE_EMAIL_VERIFICATION: data.REQUIRE_EMAIL_VERIFICATION === 'true',
      PUSH_SERVICES: {
        names: data.PUSH_SERVICES?.split(',').map((name) => name.trim().toLowerCase()) ?? knownPushServices,
        mayBeLocal: data.PUSH_LOCAL === 'on',
      },
      SITE_URL: (data.SITE_URL ?? `http://localhost:${data.PORT}`).replace(/(?<!\/)\/+$/, ''),
    },
  }
}

/** How the driver understands these modes; it warns of them at each start, because a later one may not. */
const withStrictTls = (address: string) =>
  address.includes('uselibpqcompat=true')
    ? address
    : address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

function parseOrThrow(): Env {
  const result = readEnv(process.env)
  if (result.ok) return result.env
  throw new Error(`wrong environment: ${result.problems.map(({ name }) => name).join(', ')}`)
}

let parsed: Env | undefined

/** Parsed on first use, after `provideEnv`. */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => (parsed ??= parseOrThrow())[name as keyof Env],
})

export function environmentProblems(): EnvProblem[] {
  const result = readEnv(process.env)
  const problems = [...misspeltNames(namesInFile, process.env), ...(result.ok ? [] : result.problems)]
  return file.problem ? [{ name: '.env', kind: 'unreadable', detail: file.problem }, ...problems] : problems
}

const namesInFile = Object.keys(file.values)
const editsInFile = (known: string) => (known.length < 8 ? 1 : 2)
/** Shorter ones are too close to what other programs are told (LOGLEVEL, DATADIR, PORTS). */
const longNames = envNames.filter((name) => name.length > 10)

/**
 * The file is ours, the environment of the process is not: there only one slip in a long name counts, and only where
 * what it was meant to be is missing.
 */
export function misspeltNames(inFile: string[], source: Source): EnvProblem[] {
  const ours = inFile.map((name) => ({
    name,
    meant: meantName(name, { known: envNames, edits: editsInFile }),
  }))
  const others = Object.keys(source)
    .filter((name) => !inFile.includes(name) && !envNames.includes(name))
    .map((name) => ({ name, meant: meantName(name, { known: longNames, edits: () => 1 }) }))
    .filter(({ meant }) => meant && !source[meant])
  return [...ours, ...others].flatMap(({ name, meant }) =>
    meant ? [{ name, kind: 'misspelt' as const, detail: meant }] : [],
  )
}

/** What a library of a standard reads itself: OpenTelemetry. */
const isOfStandard = (name: string) => name.startsWith('OTEL_')

/** Only what looks like a name: a line that was broken by mistake may be a piece of a secret. */
export const unknownNamesInFile = () =>
  namesInFile.filter(
    (name) => !envNames.includes(name) && !isOfStandard(name) && /^[A-Z][A-Z0-9_]{0,49}$/.test(name),
  )

/** For values that are found at the start (database address, secret). */
export function provideEnv(values: Record<string, string>) {
  Object.assign(process.env, values)
  parsed = undefined
}
