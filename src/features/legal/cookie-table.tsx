import { browserStorage, type StorageGroup } from '#domain/legal/browser-storage'
import { cookieTableTexts as texts } from '#texts/legal/legal-pages'

const groups = Object.keys(texts.groups) as StorageGroup[]
const cell = 'px-2.5 py-2 align-top first:ps-3.5 last:pe-3.5'
/** On a phone a third column would be too narrow to read. */
const wide = `${cell} max-md:hidden`

const columns = { name: 'cookies-name', about: 'cookies-about', period: 'cookies-period' }
const groupId = (group: StorageGroup) => `cookies-${group}`
const rowId = (name: string) => `cookies-row-${name}`

const PeriodBelow = ({ period }: { period: string }) => (
  <span className="block text-ink-mute md:hidden">
    {texts.period}: {period}
  </span>
)

/** Built from the list that the code itself is checked against. Headings on three levels: each cell names its own. */
export function CookieTable() {
  return (
    <table className="w-full table-fixed border-b border-line text-sm">
      <caption className="pb-2 text-start type-label">{texts.caption}</caption>
      <thead className="bg-paper-deep text-ink-soft">
        <tr>
          <th scope="col" id={columns.name} className={`${cell} w-[42%] text-start font-[600] md:w-1/3`}>
            {texts.name}
          </th>
          <th scope="col" id={columns.about} className={`${cell} text-start font-[600]`}>
            {texts.about}
          </th>
          <th scope="col" id={columns.period} className={`${wide} text-start font-[600]`}>
            {texts.period}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group} className="border-t border-line-strong">
          <tr className="bg-paper">
            <th scope="rowgroup" id={groupId(group)} colSpan={2} className={`${cell} text-start font-[650]`}>
              {texts.groups[group].name}
              <PeriodBelow period={texts.groups[group].period} />
            </th>
            <td headers={`${groupId(group)} ${columns.period}`} className={`${wide} font-[600]`}>
              {texts.groups[group].period}
            </td>
          </tr>
          <Rows group={group} />
        </tbody>
      ))}
    </table>
  )
}

function Rows({ group }: { group: StorageGroup }) {
  const kept = browserStorage.filter((one) => one.group === group)
  const headers = (column: keyof typeof columns, name?: string) =>
    [groupId(group), ...(name ? [rowId(name)] : []), columns[column]].join(' ')
  if (kept.length === 0) {
    return (
      <tr className="border-t border-line">
        <td headers={headers('about')} colSpan={2} className={cell}>
          {texts.noAnalytics}
        </td>
        <td headers={headers('period')} className={wide} />
      </tr>
    )
  }
  return kept.map(({ name, place }) => (
    <tr key={name} className="border-t border-line">
      <th
        scope="row"
        id={rowId(name)}
        headers={headers('name')}
        className={`${cell} text-start font-regular wrap-anywhere`}
      >
        <code className="text-[0.875rem]">{name}</code>
        <span className="block type-meta">{texts.places[place]}</span>
      </th>
      <td headers={headers('about', name)} className={cell}>
        {texts.rows[name].about}
        <PeriodBelow period={texts.rows[name].period} />
      </td>
      <td headers={headers('period', name)} className={wide}>
        {texts.rows[name].period}
      </td>
    </tr>
  ))
}
