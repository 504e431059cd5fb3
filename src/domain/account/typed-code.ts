import { z } from 'zod'
import '#domain/web/jitless'

const TYPED_MAX = 40

export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** „123 456“ or „4f7k-29qm“; null for anything else. As in Crockford's Base32, O is read as 0, I and L as 1. */
export function typedCode(text: string): TypedCode | null {
  if (text.length > TYPED_MAX) return null
  const signs = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs }
  const code = signs.replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? { kind: 'recovery', code } : null
}

const typed = z
  .string('codeRequired')
  .trim()
  .min(1, 'codeRequired')
  .max(TYPED_MAX, 'codeShape')
  .transform((text, context) => {
    const code = typedCode(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: 'codeShape' })
    return z.NEVER
  })

export const codeInput = z.object({ code: typed })
export const optionalCodeInput = z.object({
  code: z.preprocess((text) => (text === '' ? undefined : text), typed.optional()),
})

/** Sent to a form beside the message, so that it can ask for the code. */
export const codeMarks = { atSignIn: 'codeNeeded', before: 'codeRequired' } as const
