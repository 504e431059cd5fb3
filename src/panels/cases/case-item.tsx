import type { OpenCase } from '#domain/moderation/cases'
import { caseTexts as texts } from '#texts/moderation/cases'
import { reportTexts } from '#texts/moderation/reports'
import { PanelLink } from '../frame/panel-link'

/** What was reported beside what it is now: it may have changed since. */
export function CaseItemCard({ found }: { found: OpenCase }) {
  const { item, itemId, itemType, reported } = found
  return (
    <section className="panel-card">
      <p className="panel-form__hint">
        {reportTexts.itemTypes[itemType]}{' '}
        {item && (
          <span className={`panel-badge panel-badge--${item.isHidden ? 'draft' : 'ok'}`}>
            {item.isHidden ? texts.hidden : texts.shown}
          </span>
        )}
      </p>
      <div className="panel-case__pair">
        <Version head={texts.asReported} {...reported} />
        {item ? (
          <Version head={texts.asNow} title={item.title} text={item.text} />
        ) : (
          <div>
            <h2>{texts.asNow}</h2>
            <p>{texts.itemGone}</p>
          </div>
        )}
      </div>
      {item && (
        <div className="panel-row-actions">
          {item.url && (
            <a
              className="panel-button panel-button--secondary"
              href={item.url}
              target="_blank"
              rel="noreferrer"
            >
              {texts.onSite}
            </a>
          )}
          <PanelLink
            to={`/collections/${item.collection}/${itemId}`}
            className="panel-button panel-button--secondary"
          >
            {texts.inPanel}
          </PanelLink>
        </div>
      )}
    </section>
  )
}

const Version = ({ head, title, text }: { head: string; title: string; text: string }) => (
  <div>
    <h2>{head}</h2>
    {title && <p className="panel-case__name">{title}</p>}
    {text && <p className="panel-case__text">{text}</p>}
  </div>
)
