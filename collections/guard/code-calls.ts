import type { Endpoint, PayloadRequest } from 'payload'
import { codeMarks } from '#domain/account/typed-code'
import { routes } from '#domain/routes'
import { isCodeMissing } from '#hooks/account/ask-code'
import { staffCodeTexts } from '#texts/account/staff-codes'
import type { EndpointCustom } from '#collections/custom'
import { refuse } from './refuse'

export const afterCode = { needsCode: true } satisfies EndpointCustom

/** Payload's own: bulk deletion and restoring a version. */
const generated = ['delete /', 'post /versions/:id']

/** Staff must show a one-time code first (docs/decisions/040-staff-codes.md). */
export function needsCodeFirst({ custom = {}, method, path }: Endpoint): boolean {
  const { needsCode }: EndpointCustom = custom
  return Boolean(needsCode) || generated.includes(`${method} ${path}`)
}

/** The refusal when the code is missing. A page redirects to where the code is entered, and back. */
export async function askCode(req: PayloadRequest): Promise<Response | null> {
  if (!(await isCodeMissing(req))) return null
  const isLink = req.method === 'GET' && req.headers.get('sec-fetch-mode') === 'navigate'
  if (isLink && req.pathname) return leadTo(routes.devicesFor(req.pathname))
  return refuse({ status: 403, message: staffCodeTexts.askedBefore, code: codeMarks.before })
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
