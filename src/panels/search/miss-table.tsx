'use client'

import { useState } from 'react'
import { MISSES_AT_FIRST, MISSES_SHOWN } from '#domain/panel-limits'
import type { Miss, Misses } from '#domain/search/misses'
import { groupBegun } from '#domain/search/synonyms'
import { formatNumber } from '#domain/text/format-number'
import { shortDate } from '#domain/time/dates'
import { missTexts as texts } from '#texts/search/synonyms'
import { PanelLink } from '../frame/panel-link'
import { Cell, StackedTable } from '../screen/stacked-table'

export function MissTable({ misses }: Misses) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? misses : misses.slice(0, MISSES_AT_FIRST)
  return (
    <>
      <StackedTable label={texts.title} heads={[texts.question, texts.times, texts.lastDay, texts.action]}>
        {shown.map((miss) => (
          <MissRow key={miss.question} {...miss} />
        ))}
      </StackedTable>
      {misses.length > MISSES_AT_FIRST && (
        <button
          type="button"
          className="panel-button panel-button--secondary"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showFirst : texts.showAll}
        </button>
      )}
      {isWhole && misses.length === MISSES_SHOWN && (
        <p className="panel-form__hint">{texts.onlyCommonest(formatNumber(MISSES_SHOWN))}</p>
      )}
    </>
  )
}

function MissRow({ question, times, lastDay, isSynonym }: Miss) {
  const group = new URLSearchParams({ phrases: groupBegun(question) })
  return (
    <tr>
      <Cell className="panel-misses__question">{question}</Cell>
      <Cell label={texts.times}>{formatNumber(times)}</Cell>
      <Cell label={texts.lastDay}>{shortDate(lastDay)}</Cell>
      <Cell>
        {isSynonym ? (
          texts.isSynonym
        ) : (
          <PanelLink to={`/collections/synonyms/create?${group}`} label={texts.addOf(question)}>
            {texts.add}
          </PanelLink>
        )}
      </Cell>
    </tr>
  )
}
