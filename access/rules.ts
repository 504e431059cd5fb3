import type { AccessArgs, Where } from 'payload'

type Verdict = boolean | Where

/** The table adds the collection's slug, which Payload does not pass. */
type Asked = AccessArgs & { slug?: string }

export type Rule = (asked: Asked) => Verdict | Promise<Verdict>

/** Allowed when any rule allows; conditions are joined with OR. */
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
