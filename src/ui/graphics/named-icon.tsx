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
import type { AreaIcon } from '#domain/areas'
import { Icon } from './icon'

export const namedIcons: Record<AreaIcon, LucideIcon> = {
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

type NamedIconProps = { name: AreaIcon; size?: number; className?: string }

export function NamedIcon({ name, ...look }: NamedIconProps) {
  return <Icon icon={namedIcons[name]} {...look} />
}
