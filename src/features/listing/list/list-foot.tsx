import { LIST_STEP, pagesOf, previousBatch, shownRange } from '#domain/lists/list-window'
import { listingTexts as texts } from '#texts/lists/listing'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { MoreLink } from './more-link'

type Props = {
  page: number
  count: number
  total: number
  /** "312 услуги" */
  totalText: string
  address: (page: number) => string
}

/** A link to the same list, longer by a step: it works without scripts and has an address. */
export function ListFoot({ page, count, total, totalText, address }: Props) {
  if (total <= LIST_STEP) return null
  const before = previousBatch(page)
  return (
    <nav aria-label={texts.more(LIST_STEP)} className="mt-8 grid justify-items-center gap-3">
      <p className="type-meta">{texts.shown({ ...shownRange({ page, count }), total: totalText })}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        {before ? (
          <ButtonLink href={address(before)} rel="prev" variant="secondary">
            {texts.before}
          </ButtonLink>
        ) : null}
        <MoreLink
          href={page < pagesOf(total) ? address(page + 1) : null}
          words={texts.more(LIST_STEP)}
          count={count}
          page={page}
        />
      </div>
    </nav>
  )
}
