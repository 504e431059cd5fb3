import type { ListViewServerProps } from 'payload'
import type { Misses } from '#domain/search/misses'
import { missTexts as texts } from '#texts/search/synonyms'
import { readPart } from '../../features/community/read-part'
import { askRest } from '../../features/viewer/ask-rest'
import { MissTable } from './miss-table'

/** Above the groups of synonyms, unless one of these is looked for. */
export async function MissesAbove({ searchParams = {} }: Pick<ListViewServerProps, 'searchParams'>) {
  const { search, where, page = '1' } = searchParams
  if (search || where || page !== '1') return null
  const asked = askRest<Misses>('/panel/misses', 'viewer')
  const found = await readPart(asked, { name: 'misses', fallback: null })
  return (
    <section className="panel-misses" aria-labelledby="misses">
      <h2 id="misses">{texts.title}</h2>
      {!found && <p className="panel-form__error">{texts.failed}</p>}
      {found?.misses.length === 0 && <p className="panel-empty">{texts.none}</p>}
      {found && found.misses.length > 0 && <MissTable misses={found.misses} />}
    </section>
  )
}
