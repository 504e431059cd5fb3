import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const decisions = readdirSync(folder)
const read = (file: string) => readFileSync(file, 'utf8')

test('всяко решение има свой номер, и заглавието го повтаря', () => {
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const name of decisions) {
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/)
    expect(read(`${folder}/${name}`)).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
  }
})

test('всяко споменато решение го има', () => {
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

test('README: всяка команда, папка, файл и връзка съществуват', () => {
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

test('всяка команда от package.json за хора стои в README', () => {
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
