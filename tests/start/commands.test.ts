import { expect, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

async function command(name: string, { args = [], folder }: { args?: string[]; folder: string }) {
  const run = runScript({ script: `src/cli/${name}.ts`, args, env: { DATA_DIR: folder } })
  const code = await run.exited
  return { code, lines: run.output().trimEnd().split('\n') }
}

const refused = (line: string) => ({ code: 1, lines: [`Грешка: ${line}`] })

const usage = 'Напишете: npm run create-admin -- --email ime@example.org --name "Име Фамилия" [--password …]'

test.each([
  ['create-admin', ['--name', 'Ана Иванова'], usage],
  ['create-admin', ['--mail', 'x'], '„--mail“ не се разбира. Възможни са: --email, --name, --password.'],
  ['reset-codes', [], 'Напишете: npm run reset-codes -- --email ime@example.org'],
  ['trail', [], 'Напишете: npm run trail -- expire или npm run trail -- forget'],
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

    const short = await createAdmin('--password', 'къса')
    expect(short).toEqual(refused('Паролата трябва да е поне 6 символа'))
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
