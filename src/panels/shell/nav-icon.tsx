import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleQuestionMark,
  FileText,
  Flag,
  Folder,
  Images,
  Landmark,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Scale,
  Settings,
  Stethoscope,
  Store,
  Tags,
  Users,
} from 'lucide-react'

/** By collection or global. */
const icons: Record<string, LucideIcon> = {
  'admin-messages': Mail,
  apartments: Building2,
  'article-categories': Tags,
  articles: Newspaper,
  contacts: Stethoscope,
  documents: FileText,
  embassies: Landmark,
  events: CalendarDays,
  'forum-categories': Tags,
  'forum-topics': MessagesSquare,
  legal: Scale,
  media: Images,
  posts: CircleQuestionMark,
  reports: Flag,
  services: BriefcaseBusiness,
  site: Settings,
  'small-ads': Megaphone,
  stores: Store,
  users: Users,
}

/** The sign of a collection or global. */
export function NavIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? Folder
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}
