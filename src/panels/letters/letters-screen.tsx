import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { FailedLetters, ShownLetter } from '#domain/panels/failed-letters'
import { isAdmin } from '#domain/roles'
import { formatNumber } from '#domain/text/format-number'
import { shortDateTime } from '#domain/time/dates'
import { letterTexts as texts } from '#texts/panels/letters'
import { askRest } from '../../features/viewer/ask-rest'
import { TimeAgo } from '../../ui/time-ago'
import { Screen, staffOf } from '../screen/screen'
import { Cell, StackedTable } from '../screen/stacked-table'
import { AllAgain } from './all-again'
import { LetterActions } from './letter-actions'

/** What the mail server did not take, for administrators. */
export async function LettersScreen(view: AdminViewServerProps) {
  if (!isAdmin(staffOf(view.initPageResult.req))) notFound()
  const { total, letters } = await askRest<FailedLetters>('/panel/letters', 'viewer')
  const renderedAt = new Date().getTime()
  return (
    <Screen view={view} title={texts.title} lead={texts.lead} actions={total > 0 && <AllAgain />}>
      {total === 0 ? (
        <p className="panel-empty">{texts.nothing}</p>
      ) : (
        <StackedTable label={texts.title} heads={Object.values(texts.heads)}>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} renderedAt={renderedAt} />
          ))}
        </StackedTable>
      )}
      {total > letters.length && (
        <p className="panel-form__hint">{texts.more(formatNumber(letters.length))}</p>
      )}
    </Screen>
  )
}

function LetterRow({ letter, renderedAt }: { letter: ShownLetter; renderedAt: number }) {
  const { failedAt, isOver, isRefused, kind, orderedAt, reason, to } = letter
  return (
    <tr>
      <Cell label={texts.heads.to}>{to ?? texts.unknown}</Cell>
      <Cell label={texts.heads.kind}>{texts.kinds[kind]}</Cell>
      <Cell label={texts.heads.failed}>
        <TimeAgo at={failedAt} renderedAt={renderedAt} />
        <p className="panel-form__hint">{texts.ordered(shortDateTime(orderedAt))}</p>
      </Cell>
      <Cell label={texts.heads.reason}>
        {isOver && <p>{texts.over}</p>}
        {isRefused && <p>{texts.refused}</p>}
        {reason && <p className="panel-form__hint">{texts.said(reason)}</p>}
      </Cell>
      <Cell>
        <LetterActions letter={letter} />
      </Cell>
    </tr>
  )
}
