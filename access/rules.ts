import type { Access, AccessArgs, Where } from 'payload'

type Verdict = boolean | Where

/** One permission question: everything, nothing, or the rows that match. */
export type Rule = (args: AccessArgs) => Verdict | Promise<Verdict>

/** Allowed when any rule allows; partial answers widen each other. */
export const anyOf =
  (...rules: Rule[]): Access =>
  async (args) => {
    const partial: Where[] = []
    for (const rule of rules) {
      const verdict = await rule(args)
      if (verdict === true) return true
      if (verdict !== false) partial.push(verdict)
    }
    if (partial.length === 0) return false
    return partial.length === 1 ? partial[0]! : { or: partial }
  }

export const everyone: Rule = () => true
export const nobody: Rule = () => false
