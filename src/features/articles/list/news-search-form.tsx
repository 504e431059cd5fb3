import { LIST_QUERY_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { Icon } from '../../../ui/graphics/icon'

/** A plain GET form: the search works without JavaScript and its result has an address. */
export function NewsSearchForm({ query }: { query: string }) {
  return (
    <form action={routes.news} role="search" className="relative">
      <Icon icon="search" className="pointer-events-none absolute top-3.5 start-3.5 text-ink-mute" />
      <input
        type="search"
        name="q"
        defaultValue={query}
        maxLength={LIST_QUERY_MAX}
        aria-label={newsTexts.search}
        placeholder={newsTexts.search}
        enterKeyHint="search"
        className="input ps-11"
      />
      <button type="submit" className="sr-only focus:not-sr-only">
        {newsTexts.searchSubmit}
      </button>
    </form>
  )
}
