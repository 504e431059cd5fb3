import { describe, expect, it } from 'vitest'
import { readEnv } from '#env'

const problemsOf = (source: Record<string, string>) => {
  const result = readEnv(source)
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

describe('променливи на средата', () => {
  it('празна среда е достатъчна', () => {
    const result = readEnv({})
    expect(result).toMatchObject({ ok: true, env: { PORT: 3000, SITE_URL: 'http://localhost:3000' } })
  })

  it('адресът на сайта следва порта и губи крайната черта', () => {
    expect(readEnv({ PORT: '4000' })).toMatchObject({ env: { SITE_URL: 'http://localhost:4000' } })
    expect(readEnv({ SITE_URL: 'https://example.org/' })).toMatchObject({
      env: { SITE_URL: 'https://example.org' },
    })
  })

  it('казва всички грешки наведнъж', () => {
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

  it('наполовина настроени S3 и поща са грешка', () => {
    expect(problemsOf({ S3_BUCKET: 'bg' })).toEqual(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM'])
  })

  it('празната променлива е като липсваща', () => {
    expect(problemsOf({ DATABASE_URL: '', S3_BUCKET: '' })).toEqual([])
  })
})
