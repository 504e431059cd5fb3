import type { Person } from '#domain/notifications/notification-data'
import { bellTexts as texts } from '#texts/notifications/bell'
import { errorTexts } from '#texts/web/errors'
import { Avatar } from '../../ui/graphics/avatar'
import { Icon } from '../../ui/graphics/icon'

export const PeopleNames = ({ people }: { people: readonly Person[] }) => (
  <details className="group/names relative z-1 justify-self-start">
    <summary className="-mt-1 -mb-2.5 inline-flex min-h-touch cursor-pointer list-none items-center gap-1.5 rounded-md pe-2.5 text-[0.9375rem] font-[600] text-link [&::-webkit-details-marker]:hidden">
      <Icon icon="chevron-down" size={18} className="group-open/names:rotate-180" />
      {texts.who}
    </summary>
    <ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3 pb-1">
      {people.map(({ id, name, role }, index) => (
        <li
          key={id ?? index}
          className="inline-flex min-w-0 items-center gap-2 text-[0.9375rem] wrap-anywhere"
        >
          <Avatar name={name ?? errorTexts.unknownUser} role={role} size={32} />
          {name ?? errorTexts.unknownUser}
        </li>
      ))}
    </ul>
  </details>
)
