import { pageNumbers } from '#domain/lists/page-numbers'
import { pagesTexts } from '#texts/lists/list-controls'
import { Icon } from '../graphics/icon'
import { PageLink } from './page-link'

type Props = {
  label: string
  page: number
  pages: number
  address: (page: number) => string
}

const place = 'inline-grid size-touch place-items-center rounded-md font-[600] figures-even no-underline'
const linked = `${place} border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-paper-deep`

/** Real links, for search engines and people without JavaScript. */
export function Pagination({ label, page, pages, address }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {page > 1 ? (
        <PageLink href={address(page - 1)} rel="prev" aria-label={pagesTexts.previous} className={linked}>
          <Icon icon="chevron-left" />
        </PageLink>
      ) : null}
      {pageNumbers(page, pages).map((mark, index) => {
        if (mark === 'gap') return <Gap key={`gap-${index}`} />
        if (mark === page) return <Current key={mark} page={mark} />
        return (
          <PageLink key={mark} href={address(mark)} aria-label={pagesTexts.page(mark)} className={linked}>
            {mark}
          </PageLink>
        )
      })}
      {page < pages ? (
        <PageLink href={address(page + 1)} rel="next" aria-label={pagesTexts.next} className={linked}>
          <Icon icon="chevron-right" />
        </PageLink>
      ) : null}
    </nav>
  )
}

const Gap = () => <span className="px-1 text-ink-mute">…</span>

const Current = ({ page }: { page: number }) => (
  <span aria-current="page" className={`${place} bg-primary text-on-primary`}>
    <span className="sr-only">{pagesTexts.page(page)}</span>
    <span aria-hidden>{page}</span>
  </span>
)
