import { browserStorage, type StorageGroup } from '#domain/legal/browser-storage'
import { cookieTableTexts as texts } from '#texts/legal/legal-pages'

const groups = Object.keys(texts.groups) as StorageGroup[]
const cell = 'px-2.5 py-2 align-top first:ps-3.5 last:pe-3.5'
/** On a phone a third column would be too narrow to read. */
const wide = `${cell} max-md:hidden`

const PeriodBelow = ({ period }: { period: string }) => (
  <span className="block text-ink-mute md:hidden">
    {texts.period}: {period}
  </span>
)

/** Built from the list that the code itself is checked against. */
export function CookieTable() {
  return (
    <table className="w-full table-fixed border-b border-line text-sm">
      <caption className="pb-2 text-start type-label">{texts.caption}</caption>
      <thead className="bg-paper-deep text-ink-soft">
        <tr>
          <th scope="col" className={`${cell} w-[42%] text-start font-[600] md:w-1/3`}>
            {texts.name}
          </th>
          <th scope="col" className={`${cell} text-start font-[600]`}>
            {texts.about}
          </th>
          <th scope="col" className={`${wide} text-start font-[600]`}>
            {texts.period}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group} className="border-t border-line-strong">
          <tr className="bg-paper">
            <th scope="rowgroup" colSpan={2} className={`${cell} text-start font-[650]`}>
              {texts.groups[group].name}
              <PeriodBelow period={texts.groups[group].period} />
            </th>
            <td className={`${wide} font-[600]`}>{texts.groups[group].period}</td>
          </tr>
          <Rows group={group} />
        </tbody>
      ))}
    </table>
  )
}

function Rows({ group }: { group: StorageGroup }) {
  const kept = browserStorage.filter((one) => one.group === group)
  if (kept.length === 0) {
    return (
      <tr className="border-t border-line">
        <td colSpan={2} className={cell}>
          {texts.noAnalytics}
        </td>
        <td className={wide} />
      </tr>
    )
  }
  return kept.map(({ name, place }) => (
    <tr key={name} className="border-t border-line">
      <th scope="row" className={`${cell} text-start font-regular wrap-anywhere`}>
        <code className="text-[0.875rem]">{name}</code>
        <span className="block type-meta">{texts.places[place]}</span>
      </th>
      <td className={cell}>
        {texts.rows[name].about}
        <PeriodBelow period={texts.rows[name].period} />
      </td>
      <td className={wide}>{texts.rows[name].period}</td>
    </tr>
  ))
}
