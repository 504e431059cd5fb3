import type { OpenCase } from '#domain/moderation/cases'
import { caseTexts as texts } from '#texts/moderation/cases'
import { reportTexts } from '#texts/moderation/reports'
import { ItemLinks, ItemNow, ItemState, ItemVersion } from './item-links'

/** What was reported beside what it is now: it may have changed since. */
export function CaseItemCard({ found }: { found: OpenCase }) {
  const { item, itemId, itemType, reported } = found
  return (
    <section className="panel-card">
      <p className="panel-form__hint">
        {reportTexts.itemTypes[itemType]} {item && <ItemState item={item} />}
      </p>
      <div className="panel-case__pair">
        <ItemVersion head={texts.asReported} {...reported} />
        <ItemNow item={item} />
      </div>
      {item && <ItemLinks item={item} itemId={itemId} />}
    </section>
  )
}
