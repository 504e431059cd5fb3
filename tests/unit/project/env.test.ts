import { describe, expect, it } from 'vitest'
import { envNames, readEnv } from '#env'
import { startTexts } from '#texts/start/start'

const problemsOf = (source: Record<string, string>) => {
  const result = readEnv(source)
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

describe('environment variables', () => {
  it('may all be missing', () => {
    const result = readEnv({})
    expect(result).toMatchObject({ ok: true, env: { PORT: 3000, SITE_URL: 'http://localhost:3000' } })
  })

  it('give the site an address with the port and without a trailing slash', () => {
    expect(readEnv({ PORT: '4000' })).toMatchObject({ env: { SITE_URL: 'http://localhost:4000' } })
    expect(readEnv({ SITE_URL: 'https://example.org/' })).toMatchObject({
      env: { SITE_URL: 'https://example.org' },
    })
  })

  it('are refused with all errors at once', () => {
    const broken = {
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      PAYLOAD_SECRET: 'къс',
      LOG_LEVEL: 'гръмко',
      SMTP_URL: 'smtp://x',
    }
    expect(problemsOf(broken).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PAYLOAD_SECRET',
      'PORT',
    ])
  })

  it('have a sentence for every invalid value, all reported at once', () => {
    const wrong = {
      NODE_ENV: 'staging',
      PORT: '70000',
      SITE_URL: 'example.org',
      DATABASE_URL: 'mysql://x',
      DATABASE_REPLICA_URLS: 'postgres://x, mysql://x',
      PAYLOAD_SECRET: 'къс',
      DEMO_CONTENT: 'може би',
      TRUST_PROXY: '11',
      STOP_DELAY: '-1',
      REQUEST_LIMITS: 'yes',
      METRICS_TOKEN: 'къс',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      CACHE_PURGE_URL: 'ftp://x',
      S3_ENDPOINT: 'ftp://x',
      REQUIRE_EMAIL_VERIFICATION: 'yes',
      SMTP_URL: 'http://x',
      MAIL_FROM: 'няма',
      PUSH_LOCAL: 'да',
      LOG_LEVEL: 'гръмко',
      LOG_FORMAT: 'xml',
    }
    const result = readEnv(wrong)
    const problems = result.ok ? [] : result.problems
    expect(new Set(problems.map(({ name }) => name))).toEqual(
      new Set([...Object.keys(wrong), 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    )
    for (const { name, kind, detail } of problems) {
      expect(Object.keys(startTexts.environment), name).toContain(kind)
      expect(startTexts.environment[kind](detail)).toMatch(/^(очаква|липсва)/)
    }
    const anything = [
      'HOST',
      'PUSH_SERVICES',
      'CACHE_PURGE_TOKEN',
      'DATA_DIR',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]
    expect([...Object.keys(wrong), ...anything].sort()).toEqual([...envNames].sort())
  })

  it('turn on email verification only with true', () => {
    for (const [given, isOn] of [
      ['true', true],
      ['false', false],
      ['', false],
    ] as const) {
      expect(readEnv({ REQUIRE_EMAIL_VERIFICATION: given })).toMatchObject({
        env: { REQUIRE_EMAIL_VERIFICATION: isOn },
      })
    }
  })

  it('are refused for a half-configured S3 or mail server', () => {
    expect(problemsOf({ S3_BUCKET: 'bg' })).toEqual(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(problemsOf({ S3_ENDPOINT: 'http://localhost:9000' })).toEqual([
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM'])
  })

  it('are refused for a purge token without an address', () => {
    expect(problemsOf({ CACHE_PURGE_TOKEN: 'x' })).toEqual(['CACHE_PURGE_URL'])
  })

  it('are refused for replicas of a database that is not named, which are a list', () => {
    const DATABASE_REPLICA_URLS = 'postgres://a/x, postgres://b/x?sslmode=require'
    expect(problemsOf({ DATABASE_REPLICA_URLS })).toEqual(['DATABASE_URL'])
    expect(readEnv({ DATABASE_REPLICA_URLS, DATABASE_URL: 'postgres://c/x' })).toMatchObject({
      env: { DATABASE_REPLICA_URLS: ['postgres://a/x', 'postgres://b/x?sslmode=verify-full'] },
    })
  })

  it('spell out what the driver understands by a mode of TLS, and only then touch the address', () => {
    const spelt = (query: string) => {
      const result = readEnv({ DATABASE_URL: `postgres://a:b%2Fc@d/e${query}` })
      return result.ok && result.env.DATABASE_URL
    }
    for (const mode of ['prefer', 'require', 'verify-ca'])
      expect(spelt(`?sslmode=${mode}&x=1`)).toBe('postgres://a:b%2Fc@d/e?sslmode=verify-full&x=1')
    for (const kept of ['', '?sslmode=disable', '?sslmode=no-verify', '?sslmode=require&uselibpqcompat=true'])
      expect(spelt(kept)).toBe(`postgres://a:b%2Fc@d/e${kept}`)
  })

  it('count as missing when empty', () => {
    expect(problemsOf({ DATABASE_URL: '', S3_BUCKET: '' })).toEqual([])
  })
})
