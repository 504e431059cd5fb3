import { expect, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

type Call = { args?: string[]; folder: string; input?: string }

async function command(name: string, { args = [], folder, input }: Call) {
  // With warnings, because nothing is to be warned of.
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const run = runScript({ script: `src/cli/${name}.ts`, args, env, input })
  const code = await run.exited
  return { code, lines: run.output().trimEnd().split('\n') }
}

const refused = (line: string) => ({ code: 1, lines: [`Грешка: ${line}`] })

const usage =
  'Напишете: npm run create-admin -- --email ime@example.org --name "Име Фамилия". Паролата се пита; от програма: --password - и един ред на стандартния вход.'

test.each([
  ['create-admin', ['--name', 'Ана Иванова'], usage],
  ['create-admin', ['--mail', 'x'], '„--mail“ не се разбира. Възможни са: --email, --name, --password.'],
  ['reset-codes', [], 'Напишете: npm run reset-codes -- --email ime@example.org'],
  ['trail', [], 'Напишете: npm run trail -- expire или npm run trail -- forget'],
  [
    'restore',
    ['/nyama/tam.zip'],
    'Няма файл /nyama/tam.zip и нищо не е променено. Проверете името на архива.',
  ],
  [
    'restore',
    ['/'],
    'Файлът / не може да се прочете (EISDIR) и нищо не е променено. Проверете дали е архив и правата му.',
  ],
  ['seed', ['--all'], '„--all“ не се разбира. Възможни са: --if-empty, --reset.'],
])('explains a wrong call in one line: %s %j', async (name, args, line) => {
  expect(await command(name, { args, folder: await dataFolder() })).toEqual(refused(line))
})

test(
  'create-admin beside a running site makes the account once and reports every obstacle in one line',
  { timeout: 300_000 },
  async () => {
    const folder = await dataFolder()
    const site = await siteStandIn(folder)
    const args = ['--email', 'ana@example.org', '--name', 'Ана Иванова']
    const createAdmin = (...more: string[]) => command('create-admin', { args: [...args, ...more], folder })

    const short = refused('Паролата трябва да е поне 6 символа')
    expect(await createAdmin('--password', 'къса')).toEqual(short)
    const piped = [...args, '--password', '-']
    expect(await command('create-admin', { args: piped, folder, input: 'къса\nдълга-парола' })).toEqual(short)
    const made = await createAdmin()
    expect(made.code).toBe(0)
    expect(made.lines).toEqual([
      'Администраторът ana@example.org е създаден.',
      expect.stringMatching(/^Парола: \S{16}$/),
    ])
    expect(await createAdmin()).toEqual(refused('Този имейл вече е регистриран. Опитайте с влизане.'))
    expect(await sql(site.url, 'select role, email from users')).toEqual([
      { role: 'admin', email: 'ana@example.org' },
    ])
  },
)

test('a command with a server of its own ends without a word about lost connections, also after a refusal', async () => {
  const folder = await dataFolder()
  const made = await command('create-admin', {
    folder,
    args: ['--email', 'ana@example.org', '--name', 'Ана Иванова'],
    input: 'парола от вход\r\n',
  })
  expect(made).toEqual({ code: 0, lines: ['Администраторът ana@example.org е създаден.'] })
  const args = ['--email', 'nobody@example.org']
  const unknown = refused('Няма профил с имейл nobody@example.org.')
  expect(await command('reset-codes', { args, folder })).toEqual(unknown)
})
