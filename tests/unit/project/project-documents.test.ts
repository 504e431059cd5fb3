import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STOP_DELAY_MAX_SECONDS } from '#domain/running-limits'
import { startCommand } from '#support/start/start-command'

const folder = 'docs/decisions'
const decisions = readdirSync(folder)
const read = (file: string) => readFileSync(file, 'utf8')

test('every decision has its own number, repeated in its heading', () => {
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const name of decisions) {
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/)
    expect(read(`${folder}/${name}`)).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
  }
})

test('every decision that is mentioned exists', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(ts|tsx|js|mjs|cjs|md|css)$/.test(file) && existsSync(file))
  const dead = files.flatMap((file) =>
    [...read(file).matchAll(/decisions\/(\d{3}[\w-]*)(\.md)?/g)]
      .filter(([, name]) => !decisions.includes(`${name}.md`))
      .map(([mention]) => `${file}: ${mention}`),
  )
  expect(dead).toEqual([])
})

test('every command, folder, file and link of the README exists', () => {
  const text = read('README.md')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...text.matchAll(/npm run ([a-z-]+(?::[a-z]+)?)/g)].map(([, name]) => name!)
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  const map = [...text.matchAll(/^ {4}([\w./-]+(?:\/|\.ts)) /gm)].map(([, name]) => name!)
  const links = [...text.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, name]) => name!)
  const paths = [...text.matchAll(/`((?:src|collections|tests|docs|access|hooks)\/[\w./()-]+)`/g)].map(
    ([, name]) => name!,
  )
  expect(map).toContain('src/changes/')
  expect([...map, ...links, ...paths].filter((name) => !existsSync(name))).toEqual([])
})

test('systemd and the image start the site as npm start does', () => {
  const { env, nodeOptions, args } = startCommand()
  const command = ['node', ...nodeOptions, ...args]
  const variables = Object.entries(env).map((pair) => pair.join('='))
  expect(variables).toEqual(['MALLOC_ARENA_MAX=2'])
  const unit = read('docs/deployment/bg-de.service')
  expect(unit).toContain(`Environment=NODE_ENV=production ${variables.join(' ')}\n`)
  expect(unit).toContain(`ExecStart=/usr/bin/${command.join(' ')}\n`)
  const image = read('docs/deployment/Dockerfile')
  expect(image).toContain(`ENV NODE_ENV=production ${variables.join(' ')}\n`)
  expect(image).toContain(`CMD [${command.map((word) => `"${word}"`).join(', ')}]`)
})

test('systemd and compose wait for the longest stop', () => {
  const longest = STOP_DELAY_MAX_SECONDS + 10
  const waits = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('docs/deployment/bg-de.service')),
    /^ {2}stop_grace_period: (\d+)s$/m.exec(read('docs/deployment/compose.yml')),
  ].map((found) => Number(found?.[1]))
  expect(waits.filter((seconds) => seconds > longest)).toHaveLength(2)
})

test('every dependency has an exact version', () => {
  type Versions = Record<string, string>
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Versions>
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('the README lists every command of package.json for people', () => {
  const text = read('README.md')
  const commands = [
    'dev',
    'build',
    'create-admin',
    'backup',
    'restore',
    'reindex',
    'rotate-keys',
    'seed',
    'migrate',
  ]
  expect(commands.filter((name) => !text.includes(`npm run ${name}`))).toEqual([])
})

const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
const ruleNames = () =>
  [...read('docs/rules.md').matchAll(/^- \*\*([a-z-]+-\d+)\*\* /gm)].map(([, name]) => name!)

test('every rule has its own name and is one line', () => {
  const names = ruleNames()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const [, rules = ''] = read('docs/rules.md').split('<!-- prettier-ignore-start -->')
  const others = rules
    .split('\n')
    .filter((line) => line.startsWith('- ') && !/^- \*\*[a-z-]+-\d+\*\* \S/.test(line))
  expect(others).toEqual([])
})

test('the coverage names every heading and every rule, and no other rule', () => {
  const coverage = read('docs/coverage.md')
  const covered = headings(coverage)
  expect(headings(read('docs/rules.md')).filter((heading) => !covered.includes(heading))).toEqual([])
  const areas = new Set(ruleNames().map((name) => name.replace(/-\d+$/, '')))
  const named = [...coverage.matchAll(/\b([a-z]+(?:-[a-z]+)*)-\d+\b/g)].filter(([, area]) => areas.has(area!))
  expect(new Set(named.map(([name]) => name))).toEqual(new Set(ruleNames()))
})

test('every test that the coverage names exists', () => {
  const paths = [
    ...read('docs/coverage.md').matchAll(/`((?:unit|integration|start|e2e|attack|mutants|bench)\/[\w/-]+)`/g),
  ].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(200)
  const endings = ['.test.ts', '.spec.ts', '.ts']
  const missing = paths.filter((path) => !endings.some((ending) => existsSync(`tests/${path}${ending}`)))
  expect(missing).toEqual([])
})
