import path from 'node:path'
import { copyIn, copyOut } from '../backup/bare-copy'
import { secondsSince, timedCommand } from '../backup/commands'
import { assertAsFull, fill } from '../backup/content'
import { type Instance, openInstances } from '../backup/instances'
import type { Figure } from '../figure'
import { rounded } from '../documents/told'

const content = { rows: 100_000, files: 1_000 }
const goal = { of: 'ratio', atMost: 3 } as const

export const backup: Figure = {
  name: 'backup',
  title: 'backup and restore of 100,000 rows and 1,000 files of 100 kB, as commands',
  baseline: '`COPY` of every table to and from a file, into tables that are there, and copies of the files',
  mostPasses: 3,
  onlyWhenNamed: true,
  measures: {
    backup: { title: 'backup', unit: 's', goal },
    restore: { title: 'restore', unit: 's', goal },
  },
  prepare: async () => {
    const instances = await openInstances()
    const { source, folder } = instances
    let passes = 0
    const newPlace = () => path.join(folder, `backup-${(passes += 1)}`)
    const withCommands = async () => {
      const file = newPlace()
      const copy = await instances.empty()
      const backup = await timedCommand('backup', ['--out', file], source)
      const restore = await timedCommand('restore', [file], copy)
      return { copy, seconds: { backup, restore } }
    }
    const bare = async () => {
      const place = newPlace()
      const copy = await instances.bare()
      const backup = await timed(() => copyOut(source, place))
      const restore = await timed(() => copyIn(copy, place))
      return { copy, seconds: { backup, restore } }
    }
    const whole = (pass: () => Promise<{ copy: Instance; seconds: Record<string, number> }>) => async () => {
      const { copy, seconds } = await pass()
      await assertAsFull(copy, source)
      return seconds
    }
    const { seconds: ofNothing } = await withCommands()
    await fill(source, content)
    return {
      ours: whole(withCommands),
      baseline: whole(bare),
      notes: {
        backup: `of nothing ${rounded(ofNothing.backup)} s`,
        restore: `of nothing ${rounded(ofNothing.restore)} s`,
      },
      close: instances.close,
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return secondsSince(since)
}
