import { benefitTexts as benefits } from '#texts/account/auth'
import { Icon } from '../../ui/graphics/icon'

const items = [
  { icon: 'megaphone', title: benefits.publish, text: benefits.publishText },
  { icon: 'messages-square', title: benefits.forum, text: benefits.forumText },
  { icon: 'heart', title: benefits.favorites, text: benefits.favoritesText },
] as const

export function Benefits() {
  return (
    <aside className="hidden place-content-center justify-items-center bg-paper-deep p-12 min-[60rem]:grid">
      <div className="grid max-w-[420px] gap-6">
        <h2 className="font-serif text-2xl leading-[1.2] font-[600] tracking-tight">{benefits.title}</h2>
        <ul>
          {items.map(({ icon, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[28px_minmax(0,1fr)] gap-3.5 border-t border-(--tint-line) py-4"
            >
              <Icon icon={icon} size={26} className="text-primary" />
              <div>
                <strong className="type-label">{title}</strong>
                <p className="text-[1rem] leading-6 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
