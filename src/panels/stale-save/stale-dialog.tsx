'use client'

import type { Stale } from '#domain/panels/stale-save'
import { staleTexts as texts } from '#texts/panels/stale-save'
import { PanelDialog } from '../screen/panel-dialog'
import { Cell, StackedTable } from '../screen/stacked-table'
import type { Choice } from './repeat-over-newer'

type Props = { stale: Stale; onChoose: (choice: Choice) => void }

export function StaleDialog({ stale, onChoose }: Props) {
  return (
    <PanelDialog title={texts.title} isWide onClose={() => onChoose('later')}>
      <p>{texts.lead}</p>
      {stale.differences.length === 0 ? (
        <p>{texts.onlyHidden}</p>
      ) : (
        <StackedTable label={texts.title} heads={Object.values(texts.heads)}>
          {stale.differences.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <Cell label={texts.heads.field}>{label}</Cell>
              <Cell label={texts.heads.mine}>{mine || texts.empty}</Cell>
              <Cell label={texts.heads.theirs}>{theirs || texts.empty}</Cell>
            </tr>
          ))}
        </StackedTable>
      )}
      <div className="panel-dialog__actions">
        <button
          type="button"
          className="panel-button panel-button--secondary"
          onClick={() => onChoose('later')}
        >
          {texts.later}
        </button>
        <button
          type="button"
          className="panel-button panel-button--secondary"
          onClick={() => onChoose('theirs')}
        >
          {texts.takeTheirs}
        </button>
        <button type="button" className="panel-button panel-button--primary" onClick={() => onChoose('mine')}>
          {texts.keepMine}
        </button>
      </div>
    </PanelDialog>
  )
}
