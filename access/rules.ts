import type { AccessArgs, Where } from 'payload'

type Verdict = boolean | Where

/** Of a collection the table adds its name, which Payload does not tell. */
type Asked = AccessArgs & { slug?: string }

/** One permission question: everything, nothing, or the rows that match. */
export type Rule = (asked: Asked) => Verdict | Promise<Verdict>

/** Allowed when any rule allows; partial answers widen each other. */
export const anyOf =
  (...rules: Rule[]) =>
  async (asked: Asked): Promise<Verdict> => {
    const partial: Where[] = []
    for (const rule of rules) {
      const verdict = await rule(asked)
      if (verdict === true) return true
      if (verdict !== false) partial.push(verdict)
    }
    if (partial.length === 0) return false
    return partial.length === 1 ? partial[0]! : { or: partial }
  }

export const everyone: Rule = () => true
export const nobody: Rule = () => false
