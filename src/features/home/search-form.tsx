import { Search } from 'lucide-react'
import { routes } from '#domain/routes'
import { homeTexts } from '#texts/home'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** A plain form: it works before and without any script. */
export function SearchForm() {
  return (
    <form
      role="search"
      action={routes.search}
      className="search-panel mt-1.5 grid grid-cols-[minmax(0,1fr)_52px] gap-1 rounded-xl border border-line-strong bg-raised p-2 shadow-md md:grid-cols-[minmax(0,1fr)_auto] md:gap-2"
    >
      <label className="relative">
        <span className="sr-only">{homeTexts.searchLabel}</span>
        <Icon
          icon={Search}
          size={22}
          className="pointer-events-none absolute start-[13px] top-[15px] text-ink-soft"
        />
        <input
          type="search"
          name="q"
          placeholder={homeTexts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="input min-h-[52px]! ps-[46px]! text-[1.1875rem]!"
        />
      </label>
      <Button type="submit" aria-label={homeTexts.search} className="min-h-[52px] max-md:px-0 md:px-6">
        <Icon icon={Search} className="md:hidden" />
        <span className="max-md:hidden">{homeTexts.search}</span>
      </Button>
    </form>
  )
}
