import { longDateTime } from '#domain/time/dates'
import { copyBand } from './copy-band'
import type { CopyFile } from './copied-files'

const THEME = 'script[src="/theme.js"]'
/** Pictures of members may be taken back at any time; the rest is of no use without scripts. */
const left = [
  `script:not(${THEME})`,
  'link:not([rel=stylesheet])',
  'main picture',
  'main img',
  'dialog',
  'iframe',
].join()

/** It runs nothing but the choice of colours. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:",
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

type Source = { html: string; at: Date; copyFile: CopyFile }

/** The page as it is without scripts, which says how old it is. */
export async function readingCopy({ html, at, copyFile }: Source): Promise<Response> {
  const copy = new DOMParser().parseFromString(html, 'text/html')
  copy.documentElement.dataset.copy = ''
  for (const element of copy.querySelectorAll(left)) element.remove()
  await toCopies(copy, 'link[rel=stylesheet]', 'href', copyFile)
  await toCopies(copy, THEME, 'src', copyFile)
  await toCopies(copy, 'use[href]', 'href', copyFile)
  copy.querySelector('main')?.insertAdjacentHTML('afterbegin', copyBand(longDateTime(at)))
  return pageResponse(`<!doctype html>\n${copy.documentElement.outerHTML}`, at)
}

async function toCopies(copy: Document, selector: string, name: string, copyFile: CopyFile) {
  for (const element of copy.querySelectorAll(selector)) {
    const [address = '', part] = element.getAttribute(name)!.split('#')
    const copied = await copyFile(address)
    element.setAttribute(name, part ? `${copied}#${part}` : copied)
  }
}

const AT = 'X-Copied-At'

export const pageResponse = (html: string, at: Date) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      [AT]: at.toISOString(),
    },
  })

export const copiedAt = (copy: Response): number => Date.parse(copy.headers.get(AT) ?? '')
