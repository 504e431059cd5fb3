import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'
import { advisories, type Advisory } from '#support/advisories'

type Installed = { name: string; version: string; isDev: boolean }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean }>
}
const installed = Object.entries(lock.packages).map(
  ([path, { version = '0.0.0', dev = false }]): Installed => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { name, version, isDev: dev }
  },
)

const hits = (known: Advisory, packages: Installed[]) =>
  packages
    .filter(
      ({ name, version, isDev }) => !isDev && name === known.package && satisfies(version, known.affected),
    )
    .map(({ name, version }) => `${name} ${version}: ${known.id}, ${known.title}`)

it('nothing with a known advisory is installed', () => {
  expect(advisories.flatMap((known) => hits(known, installed))).toEqual([])
})

it.each(['payload', 'next', 'socket.io-parser', 'sharp', 'nodemailer', 'drizzle-orm', 'zod'])(
  'the list is about installed packages: %s',
  (name) => expect(installed.map((one) => one.name)).toContain(name),
)

it('an old version is found', () => {
  const old = [{ name: 'next', version: '16.2.5', isDev: false }]
  expect(advisories.flatMap((known) => hits(known, old)).join('\n')).toContain('GHSA-c4j6-fc7j-m34r')
})
