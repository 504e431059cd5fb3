import { readFileSync } from 'node:fs'

/** The scripts that every page of this build loads before its own: what Next and React are for an empty page. */
export function scriptsOfEmptyPage(): Buffer[] {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
  }
  return rootMainFiles.map((file) => readFileSync(`.next/${file}`))
}

/** Without those for browsers that know no modules. */
export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script\s[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address]) => address!)
