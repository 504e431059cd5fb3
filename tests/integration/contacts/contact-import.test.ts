import { readFileSync } from 'node:fs'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const staff = await signedInMember({ role: 'admin' })
const { headers } = staff

function send(file: string | Buffer, { mode = 'commit', name = 'k.csv', as = headers } = {}) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name)
  return rest('POST', `/contacts/import?mode=${mode}`, { body, headers: as })
}
const table = (...lines: string[]) => ['Име;Град;Категория;Телефон;Специалност', ...lines].join('\r\n')
const contactsOf = async (city: string) =>
  (await rest('GET', `/contacts?where[city][equals]=${city}&sort=name`)).data.docs

describe('the import of contacts', () => {
  it('is for administrators only', async () => {
    const file = table('Ана;Бон;Лекар;1;')
    expect((await send(file, { as: {} as never })).status).toBe(401)
    for (const role of ['user', 'moderator'] as const) {
      const { headers } = await signedInMember({ role })
      expect((await send(file, { as: headers })).status).toBe(403)
      expect((await rest('GET', '/contacts/export', { headers })).status).toBe(403)
    }
    expect(await contactsOf('Бон')).toEqual([])
  })

  it('is announced exactly by the preview, which writes nothing', async () => {
    const file = table('Ана;Кил;Лекар;+49 431 1;Хирург', 'Боян;Кил;адвокат;;', ';Кил;Лекар;;', 'Вера;Кил;;;')
    const preview = await send(file, { mode: 'preview' })
    expect(await contactsOf('Кил')).toEqual([])
    const commit = await send(file)
    expect(preview.data).toEqual(commit.data)
    expect(commit.data).toEqual({
      added: 2,
      skipped: 0,
      changed: 0,
      invalid: [
        { row: 4, reason: 'Име: Попълнете това поле.' },
        { row: 5, reason: 'Категория: Попълнете това поле.' },
      ],
    })
    expect(await contactsOf('Кил')).toMatchObject([
      { name: 'Ана', category: 'doctor', specialty: 'Хирург', phone: '+49 431 1', slug: 'ana' },
      { name: 'Боян', category: 'lawyer', specialty: null, slug: 'boyan' },
    ])
  })

  it('updates a known contact in place and skips an equal one', async () => {
    await send(table('Яна;Улм;Лекар;0731 5;Зъболекар', 'Яна;Улм;Лекар;0731 6;'))
    const before = await contactsOf('Улм')
    const again = await send(table('ЯНА;Улм;Лекар;+49 (0)731 5;Ортодонт', 'Яна;Улм;Лекар;0731 6;'))
    expect(again.data).toEqual({ added: 0, skipped: 1, changed: 1, invalid: [] })
    const after = await contactsOf('Улм')
    const byId = (docs: { id: string }[]) => docs.map(({ id }) => id).sort()
    expect(byId(after)).toEqual(byId(before))
    expect(after.map(({ specialty }: { specialty: string }) => specialty)).toContain('Ортодонт')
    expect(new Set(after.map(({ slug }: { slug: string }) => slug)).size).toBe(2)
  })

  it("approves a member's pending contact and notifies them", async () => {
    const member = await signedInMember()
    const body = { name: 'Зоя', city: 'Хам', category: 'other', phone: '+49 2381 1' }
    const { data } = await rest('POST', '/contacts', { body, headers: member.headers })
    expect((await send(table('Зоя;Хам;друго;+49 2381 1;'))).data).toMatchObject({ added: 0, changed: 1 })
    expect((await contactsOf('Хам')).map(({ id }: { id: string }) => id)).toEqual([data.doc.id])
    const notices = await rest('GET', '/notifications', { headers: member.headers })
    expect(notices.data.docs).toMatchObject([{ type: 'item_approved' }])
  })

  it('reads windows-1251, XLSX and JSON', async () => {
    const windows = [...table('Щука;Трир;лекар;;')].map((char) => {
      const code = char.codePointAt(0)!
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    })
    expect((await send(Buffer.from(windows))).data.added).toBe(1)
    expect((await contactsOf('Трир'))[0].name).toBe('Щука')

    const sheet = await send(readFileSync('tests/support/files/contacts.xlsx'), { name: 'k.xlsx' })
    expect(sheet.data).toMatchObject({ added: 2, invalid: [{ row: 5, reason: 'Име: Попълнете това поле.' }] })
    expect(await contactsOf('Бон')).toMatchObject([
      { name: 'Адв. Колев', category: 'lawyer', phone: '+49 228 99' },
      { name: 'д-р Таня & Син <практика>', category: 'doctor', phone: '4922812345678' },
    ])

    const contacts = [
      { name: 'Иво', city: 'Есен', category: 'doctor', email: 'ivo@example.org', phone: 49201 },
    ]
    expect((await send(JSON.stringify(contacts), { name: 'k.json' })).data.added).toBe(1)
    const again = await rest('POST', '/contacts/import?mode=commit', { body: { contacts }, headers })
    expect(again.data).toEqual({ added: 0, skipped: 1, changed: 0, invalid: [] })
    expect(await contactsOf('Есен')).toMatchObject([{ email: 'ivo@example.org', phone: '49201' }])
  })

  it.each([
    [
      'a request without mode',
      () => send(table(), { mode: '' }),
      'Посочете „mode“: „preview“ за проверка или „commit“ за внасяне.',
    ],
    ['an empty file', () => send(''), 'Изберете файл CSV, XLSX или JSON.'],
    ['headings alone', () => send(table()), 'Във файла няма контакти.'],
    [
      'a file without columns',
      () => send('Иван;Бон\nЯна;Улм'),
      'В заглавния ред липсва: Име, Град, Категория.',
    ],
    ['a broken XLSX', () => send(Buffer.from('PK\u0003\u0004не е архив')), /не може да се прочете/],
    ['a broken JSON', () => send('[{"name":'), /не може да се прочете/],
    ['a picture', () => send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])), /не може да се прочете/],
    [
      'a file of 20001 rows',
      () => send(table(...Array(20_001).fill('Ана;Бон;Лекар;1;'))),
      /Най-много 20000 контакта/,
    ],
  ])('refuses %s with an explanation', async (_, call, message) => {
    const { status, data } = await call()
    expect(status).toBe(400)
    expect(data.errors[0].message).toMatch(message)
  })

  it('leaves nothing behind when it fails', async () => {
    await send(table('Стара;Вормс;Лекар;1;'))
    const payload = await getTestPayload()
    await runSql(
      { payload } as never,
      sql`alter table contacts add constraint no_boom check (specialty <> 'провал')`,
    )
    const { status } = await send(table('Нова;Вормс;Лекар;2;', 'Стара;Вормс;Лекар;1;провал'))
    await runSql({ payload } as never, sql`alter table contacts drop constraint no_boom`)
    expect(status).toBe(500)
    expect((await contactsOf('Вормс')).map(({ name }: { name: string }) => name)).toEqual(['Стара'])
  })

  it('makes no duplicates when two run at once', async () => {
    const file = table(...Array.from({ length: 200 }, (_, n) => `Човек ${n};Гьотинген;Лекар;+49 551 ${n};`))
    const answers = await Promise.all([send(file), send(file)])
    expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 200])
    expect(answers.map(({ data }) => data.skipped).sort()).toEqual([0, 200])
  })

  it('makes new and changed contacts searchable at once, but not refused ones', async () => {
    const found = async (word: string) => {
      const { data } = await rest('GET', `/search?q=${encodeURIComponent(word)}&kind=contacts`)
      return data.results.map(({ title, excerpt }: { title: string; excerpt: string }) => [title, excerpt])
    }
    await send(table('Кабинет Ягодина;Пасау;Лекар;0851 1;Нефролог', ';Пасау;Лекар;2;Ягодина'))
    expect(await found('Ягодина')).toEqual([['Кабинет Ягодина', 'Нефролог']])
    await send(table('Кабинет Ягодина;Пасау;Лекар;0851 1;Пулмолог'))
    expect(await found('Ягодина')).toEqual([['Кабинет Ягодина', 'Пулмолог']])
    expect(await found('Нефролог')).toEqual([])
  })

  it('takes five thousand at once, each with its own address and change', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, n) => `Човек ${n % 50};Щутгарт;Лекар;+49 711 ${n};Терапевт`,
    )
    const { data } = await send(table(...lines))
    expect(data).toEqual({ added: 5000, skipped: 0, changed: 0, invalid: [] })
    const payload = await getTestPayload()
    const [counts] = await runSql<object>(
      { payload } as never,
      sql`select count(*)::int as contacts, count(distinct slug)::int as slugs,
            (select count(*)::int from changes where collection = 'contacts' and document_id in
              (select id::text from contacts where city = 'Щутгарт') and id is not null) as changes
          from contacts where city = 'Щутгарт'`,
    )
    expect(counts).toEqual({ contacts: 5000, slugs: 5000, changes: 5000 })
  })
})

describe('the export', () => {
  it('is a table without formulas that imports back unchanged', async () => {
    const body = { name: '=HYPERLINK("x")', city: 'Кил; център', category: 'other', phone: '+49 1' }
    await rest('POST', '/contacts', { body, headers })
    await rest('POST', '/contacts', { body: { ...body, name: 'Чакащ' }, as: 'member' })
    const { status, headers: given, text } = await rest('GET', '/contacts/export', { as: 'admin' })
    expect([status, given.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toContain('Име;Град;Категория;Специалност;Адрес;Телефон;Имейл;Източник\r\n')
    expect(text).toContain(`"'=HYPERLINK(""x"")";"Кил; център";Друг;;;'+49 1;;\r\n`)
    expect(text).not.toContain('Чакащ')
    expect(text).not.toMatch(/(^|;)[=+@-]/m)
    const lines = text.split('\r\n')
    const sample = [lines[0], ...lines.filter((line) => /HYPERLINK|Ана|Таня/.test(line))].join('\r\n')
    expect((await send(sample)).data).toMatchObject({ added: 0, changed: 0, invalid: [] })
  })
})
