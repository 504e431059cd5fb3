export type Subject = 'database' | 'storage' | 'mail' | `process ${number}`

/** In milliseconds of `performance.now()`. Between `began` and `gone`, and between `returning` and `back`, anything may be true. */
export type Outage = { what: Subject; began: number; gone: number; returning: number; back: number }

export type Outages = ReturnType<typeof createOutages>

/** What was away when: the truth that everything the site said is compared with. */
export function createOutages() {
  const all: Outage[] = []
  const now = () => performance.now()

  const begin = (what: Subject) => {
    const outage: Outage = { what, began: now(), gone: Infinity, returning: Infinity, back: Infinity }
    all.push(outage)
    return {
      isGone: () => void (outage.gone = now()),
      returns: () => void (outage.returning = now()),
      isBack: () => void (outage.back = now()),
    }
  }

  return {
    all: all as readonly Outage[],
    /** Not certain to be away at any moment, but allowed to look so until it is over. */
    maybe: async <T>(what: Subject, work: () => Promise<T>): Promise<T> => {
      const outage = begin(what)
      const result = await work()
      outage.isBack()
      return result
    },
    /** Goes, stays away and comes back. */
    during: async ({ what, leave, stay, comeBack }: Absence): Promise<void> => {
      const outage = begin(what)
      await leave()
      outage.isGone()
      await stay()
      outage.returns()
      await comeBack()
      outage.isBack()
    },
    anyBetween: (from: number, to: number) => all.some(({ began, back }) => began <= to && back >= from),
  }
}

type Step = () => unknown
type Absence = { what: Subject; leave: Step; stay: Step; comeBack: Step }
