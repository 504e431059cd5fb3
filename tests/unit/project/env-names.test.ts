import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editDistance } from '#domain/text/edit-distance'
import { envNames, misspeltNames } from '#env'
import { ENV_FILE_MAX_BYTES } from '#domain/running-limits'
import { startTexts } from '#texts/start/start'
import { readEnvFile } from '../../../src/env-file'

const told = (inFile: string[], source: Record<string, string> = {}) =>
  misspeltNames(inFile, source).map(
    ({ name, kind, detail }) => `${name}: ${startTexts.environment[kind](detail)}`,
  )

/** All that one slip of the hand makes of a name. */
function slips(name: string): string[] {
  const at = [...name].flatMap((letter, place) => {
    const [before, after] = [name.slice(0, place), name.slice(place + 1)]
    return [
      before + after,
      before + 'Q' + after,
      before + 'Q' + letter + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ]
  })
  return [...at, `${name}S`, name.toLowerCase()].filter((slip) => !envNames.includes(slip))
}

test('a slip in the file is told with the name that was meant', () => {
  expect(told(['DATABSE_URL'])).toEqual(['DATABSE_URL: имахте предвид DATABASE_URL?'])
  expect(told(['REQUIRE_EMAIL_VERIFCATON', 'S3_BUKCET', 'smtp_url', 'PROT'])).toEqual([
    'REQUIRE_EMAIL_VERIFCATON: имахте предвид REQUIRE_EMAIL_VERIFICATION?',
    'S3_BUKCET: имахте предвид S3_BUCKET?',
    'smtp_url: имахте предвид SMTP_URL?',
    'PROT: имахте предвид PORT?',
  ])
  for (const name of envNames)
    for (const slip of slips(name))
      expect(misspeltNames([slip], {}), slip).toEqual([{ name: slip, kind: 'misspelt', detail: name }])
})

test('right and foreign names in the file are no slips', () => {
  const foreign = ['NODE_OPTIONS', 'TZ', 'PGHOST', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'SENTRY_DSN', '']
  expect(told([...envNames, ...foreign, 'A'.repeat(50_000)])).toEqual([])
})

test('of the environment of the process only long names with one slip count, where the right one is missing', () => {
  for (const name of envNames) {
    const isLong = name.length > 10
    for (const slip of slips(name)) {
      expect(
        misspeltNames([], { [slip]: 'x' }).map(({ detail }) => detail),
        slip,
      ).toEqual(isLong ? [name] : [])
      expect(misspeltNames([], { [slip]: 'x', [name]: 'x' }), slip).toEqual([])
    }
  }
})

test('an ordinary environment raises no alarm', () => {
  const names =
    'PATH HOME HOST HOSTS HOSTNAME PORTS SHELL PWD TERM LANG TZ USER LOGNAME MAIL NODE_OPTIONS NODE_PATH ' +
    'NODE_EXTRA_CA_CERTS NODENV_ROOT LOGLEVEL LOG_LEVELS DATADIR XDG_DATA_DIRS SITEURL DATABASE_HOST DB_URL ' +
    'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION S3_ENDPOINT_URL SMTP_HOST SECRET PGHOST PGPASSWORD ' +
    'npm_config_cache npm_lifecycle_event npm_package_name INIT_CWD http_proxy HTTPS_PROXY NO_PROXY log_format ' +
    'DATABASE_URL_TEST TEST_DATABASE_URL KUBERNETES_SERVICE_HOST KUBERNETES_PORT SSH_AUTH_SOCK DEBIAN_FRONTEND'
  const source = Object.fromEntries(names.split(' ').map((name) => [name, 'x']))
  expect(told([], source)).toEqual([])
  expect(told([], { ...source, ...process.env } as Record<string, string>)).toEqual([])
})

test.each([
  ['', '', 0],
  ['PORT', 'PORT', 0],
  ['PORT', '', 4],
  ['PROT', 'PORT', 1],
  ['PORTS', 'PORT', 1],
  ['PRT', 'PORT', 1],
  ['PQRT', 'PORT', 1],
  ['ABCD', 'BADC', 2],
  ['KITTEN', 'SITTING', 3],
])('from %j to %j are %i edits', (a, b, edits) => {
  expect([editDistance(a, b), editDistance(b, a)]).toEqual([edits, edits])
})

test('a file that cannot be read is a problem, a missing one is empty', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  expect(readEnvFile(at('missing'))).toEqual({ values: {}, problem: null })
  mkdirSync(at('folder'))
  expect(readEnvFile(at('folder'))).toEqual({ values: {}, problem: 'EISDIR' })
  writeFileSync(at('large'), `PORT=1\n#${'x'.repeat(ENV_FILE_MAX_BYTES)}`)
  expect(readEnvFile(at('large'))).toEqual({ values: {}, problem: 'EFBIG' })
  writeFileSync(at('good'), '# words\nPORT = "4000"\nDATABSE_URL=\n')
  expect(readEnvFile(at('good'))).toEqual({ values: { PORT: '4000', DATABSE_URL: '' }, problem: null })
  for (const reason of ['EACCES', 'EFBIG'])
    expect(startTexts.environment.unreadable(reason)).toMatch(/^файлът .+; /)
})
