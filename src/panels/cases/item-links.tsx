import type { CaseItem } from '#domain/moderation/cases'
import { caseTexts as texts } from '#texts/moderation/cases'
import { PanelLink } from '../frame/panel-link'

export const ItemState = ({ item }: { item: CaseItem }) => (
  <span className={`panel-badge panel-badge--${item.isHidden ? 'draft' : 'ok'}`}>
    {item.isHidden ? texts.hidden : texts.shown}
  </span>
)

export const ItemLinks = ({ item, itemId }: { item: CaseItem; itemId: string }) => (
  <div className="panel-row-actions">
    {item.url && (
      <a className="panel-button panel-button--secondary" href={item.url} target="_blank" rel="noreferrer">
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
)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What has no title is named by the beginning of its text. */
const isTitleOfItsOwn = (title: string, text: string) =>
  !oneLine(text).startsWith(oneLine(title).replace(/\.\.\.$/, ''))

type VersionProps = { head: string; title: string; text: string }

/** What an item says, or said. */
export const ItemVersion = ({ head, title, text }: VersionProps) => (
  <div>
    <h2>{head}</h2>
    {isTitleOfItsOwn(title, text) && <p className="panel-case__name">{title}</p>}
    {text && <p className="panel-case__text">{text}</p>}
  </div>
)

/** As it is now, or that it is gone. */
export const ItemNow = ({ item }: { item: CaseItem | null }) =>
  item ? (
    <ItemVersion head={texts.asNow} title={item.title} text={item.text} />
  ) : (
    <div>
      <h2>{texts.asNow}</h2>
      <p>{texts.itemGone}</p>
    </div>
  )
