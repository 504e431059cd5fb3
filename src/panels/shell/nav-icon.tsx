import {
  Flag,
  Folder,
  Images,
  type LucideIcon,
  Mail,
  Replace,
  Scale,
  Settings,
  Stethoscope,
  Tags,
  Users,
} from 'lucide-react'
import { isItemKind, kinds } from '#domain/kinds'
import { namedIcons } from '../../ui/graphics/named-icon'

const icons: Record<string, LucideIcon> = {
  'admin-messages': Mail,
  'article-categories': Tags,
  contacts: Stethoscope,
  'forum-categories': Tags,
  legal: Scale,
  media: Images,
  reports: Flag,
  site: Settings,
  synonyms: Replace,
  users: Users,
}

export function NavIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? (isItemKind(slug) ? namedIcons[kinds[slug].icon] : Folder)
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}
