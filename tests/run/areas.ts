import { existsSync, readdirSync } from 'node:fs'

const roots = { vitest: ['tests/unit', 'tests/integration'], playwright: ['tests/e2e'] }

const folders = Object.values(roots)
  .flat()
  .flatMap((root) => readdirSync(root))

export const areas = [...new Set(folders)].filter((name) => name !== 'support').sort()

export const foldersOf = (area: string, runner: keyof typeof roots): string[] =>
  roots[runner].map((root) => `${root}/${area}/`).filter((folder) => existsSync(folder))
