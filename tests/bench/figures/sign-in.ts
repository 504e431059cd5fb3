import { askWell, newAddress } from '../ask'
import { startBaseline } from '../baselines/start-baseline'
import type { Figure } from '../figure'
import { newMembers } from '../members'

const AT_ONCE = 20

export const signIn: Figure = {
  name: 'sign-in',
  title: `${AT_ONCE} members sign in at once`,
  baseline: 'as many hashes of a password behind bare Node `http`',
  measures: {
    all: { title: 'until all are in', unit: 'ms', goal: { of: 'ratio', atMost: 1.3 } },
    lag: {
      title: 'how late the event loop is meanwhile, 99 of 100 turns',
      unit: 'ms',
      goal: { of: 'value', atMost: 50 },
    },
  },
  prepare: async (site) => {
    const members = await newMembers(site, AT_ONCE)
    const bare = await startBaseline({ script: 'hashes.ts', given: {} })
    const pass =
      ({ url, probe }: Pick<typeof site, 'url' | 'probe'>) =>
      async () => {
        let all = NaN
        const lag = await probe.lagDuring(async () => {
          const since = performance.now()
          await Promise.all(
            members.map(({ email, password }) =>
              askWell({
                url: `${url}/api/users/login`,
                method: 'POST',
                body: { email, password },
                from: newAddress(),
              }),
            ),
          )
          all = performance.now() - since
        })
        return { all, lag }
      }
    return { ours: pass(site), baseline: pass(bare), close: bare.close }
  },
}
