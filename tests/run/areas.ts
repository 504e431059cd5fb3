import { existsSync, readdirSync } from 'node:fs'

const roots = { vitest: ['tests/unit', 'tests/integration'], playwright: ['tests/e2e'] }

export const areas = [
  ...new Set([...roots.vitest, ...roots.playwright].flatMap((root) => readdirSync(root))),
].filter((name) => name !== 'support' && !name.includes('.')).sort() // prettier-ignore

/** The folders of one area, for each runner of tests. */
export const foldersOf = (area: string, runner: keyof typeof roots): string[] =>
  roots[runner].map((root) => `${root}/${area}/`).filter((folder) => existsSync(folder))
