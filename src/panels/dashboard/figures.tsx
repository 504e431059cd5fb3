import type { PayloadRequest } from 'payload'
import { formatNumber } from '#domain/text/format-number'
import { figureTexts as texts } from '#texts/panels/frame'
import { FIGURE_DAYS, memberFigures } from './member-figures'
import { SystemState } from './system-state'

export async function Figures({ req }: { req: PayloadRequest }) {
  const { registered, joined, active } = await memberFigures(req)
  return (
    <ul className="panel-cards">
      <Figure name={texts.registered} value={formatNumber(registered)}>
        {texts.lastDays(formatNumber(joined), FIGURE_DAYS)}
      </Figure>
      <Figure name={texts.active} value={formatNumber(active)}>
        {texts.activeHint}
      </Figure>
      <li>
        <article className="panel-card">
          <h2 className="panel-card__name">{texts.system}</h2>
          <SystemState />
        </article>
      </li>
    </ul>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <li>
      <article className="panel-card">
        <h2 className="panel-card__name">{name}</h2>
        <p className="panel-card__figure">{value}</p>
        <p className="panel-card__detail">{children}</p>
      </article>
    </li>
  )
}
