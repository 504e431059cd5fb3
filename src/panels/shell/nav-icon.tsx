import {
  Flag,
  Folder,
  Images,
  type LucideIcon,
  Mail,
  Scale,
  Settings,
  Stethoscope,
  Tags,
  Users,
} from 'lucide-react'
import { isItemKind, kinds } from '#domain/kinds'
import { namedIcons } from '../../ui/named-icon'

/** Of collections and globals that are no items; contacts have the icon of the menu. */
const icons: Record<string, LucideIcon> = {
  'admin-messages': Mail,
  'article-categories': Tags,
  contacts: Stethoscope,
  'forum-categories': Tags,
  legal: Scale,
  media: Images,
  reports: Flag,
  site: Settings,
  users: Users,
}

/** The sign of a collection or global. */
export function NavIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? (isItemKind(slug) ? namedIcons[kinds[slug].icon] : Folder)
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}
