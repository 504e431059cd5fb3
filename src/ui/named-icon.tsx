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
  Scale,
  Stethoscope,
  Store,
  type LucideIcon,
} from 'lucide-react'
import type { AreaIcon } from '#domain/routes'
import { Icon } from './icon'

const icons: Record<AreaIcon, LucideIcon> = {
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'circle-question-mark': CircleQuestionMark,
  'file-text': FileText,
  landmark: Landmark,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  newspaper: Newspaper,
  scale: Scale,
  stethoscope: Stethoscope,
  store: Store,
}

type NamedIconProps = { name: AreaIcon; size?: number; className?: string }

/** The icon of an area by the name that `#domain/routes` gives it. */
export function NamedIcon({ name, ...look }: NamedIconProps) {
  return <Icon icon={icons[name]} {...look} />
}
