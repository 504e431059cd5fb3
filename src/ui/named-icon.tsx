import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleQuestionMark,
  FileText,
  Landmark,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Phone,
  Scale,
  Stethoscope,
  Store,
  type LucideIcon,
} from 'lucide-react'
import type { KindIcon } from '#domain/kinds'
import { Icon } from './icon'

const icons: Record<KindIcon, LucideIcon> = {
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'circle-question-mark': CircleQuestionMark,
  'file-text': FileText,
  landmark: Landmark,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  newspaper: Newspaper,
  phone: Phone,
  scale: Scale,
  stethoscope: Stethoscope,
  store: Store,
}

type NamedIconProps = { name: KindIcon; size?: number; className?: string }

/** The icon of an area or of a kind by the name that `#domain/routes` and `#domain/item-kinds` give it. */
export function NamedIcon({ name, ...look }: NamedIconProps) {
  return <Icon icon={icons[name]} {...look} />
}
