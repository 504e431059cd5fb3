import type { Endpoint, PayloadRequest } from 'payload'
import { codeMarks } from '#domain/account/typed-code'
import { routes } from '#domain/routes'
import { isCodeMissing } from '#hooks/account/ask-code'
import { staffCodeTexts } from '#texts/account/staff-codes'
import { refuse } from './refuse'

/** Marks one of our own endpoints that hands out what concerns many people: `custom: afterCode`. */
export const afterCode = { needsCode: true }

/** Of Payload's own calls: deleting many at once, and putting an earlier version in the place of what stands. */
const generated = ['delete /', 'post /versions/:id']

/** Staff shows a one-time code before these (docs/decisions/040-staff-codes.md); for other roles nothing changes. */
export const needsCodeFirst = ({ custom, method, path }: Endpoint): boolean =>
  Boolean((custom as Partial<typeof afterCode> | undefined)?.needsCode) ||
  generated.includes(`${method} ${path}`)

/** The refusal when the code is missing. Whoever followed a link is led to where the code is given, and back. */
export async function askCode(req: PayloadRequest): Promise<Response | null> {
  if (!(await isCodeMissing(req))) return null
  const isLink = req.method === 'GET' && req.headers.get('sec-fetch-mode') === 'navigate'
  if (isLink && req.pathname) return leadTo(routes.devicesFor(req.pathname))
  return refuse({ status: 403, message: staffCodeTexts.askedBefore, code: codeMarks.before })
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
