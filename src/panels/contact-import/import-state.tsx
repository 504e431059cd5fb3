import type { ImportState as State } from '#domain/contacts/import-answers'
import { importRunTexts as texts } from '#texts/contacts/import-screen'

const badges = {
  waiting: 'info',
  running: 'info',
  undoing: 'info',
  done: 'ok',
  undone: 'draft',
  cancelled: 'draft',
  failed: 'bad',
} as const satisfies Record<State, string>

export const ImportState = ({ state }: { state: State }) => (
  <span className={`import-badge import-badge--${badges[state]}`}>{texts.states[state]}</span>
)
