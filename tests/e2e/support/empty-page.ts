import { readFileSync } from 'node:fs'

/** Addresses of the scripts of Next and React that even an empty page of this build loads. */
export function scriptsOfEmptyPage(): string[] {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
  }
  return rootMainFiles.map((file) => `/_next/${file}`)
}

export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script\s[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address]) => address!)
