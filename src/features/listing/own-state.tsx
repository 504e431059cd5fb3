import { CircleCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { Approval } from '#domain/approval'
import { approvalTexts } from '#texts/approval'
import { Badge, type BadgeTone } from '../../ui/badge'

const looks: Record<Approval, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'wait', icon: Clock },
  approved: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'bad', icon: TriangleAlert },
}

/** 'Одобрена', 'Очаква одобрение' or 'Върната за корекция': for its owner (spec directories §2). */
export const ApprovalBadge = ({ approval }: { approval: Approval }) => (
  <Badge {...looks[approval]}>{approvalTexts.states[approval]}</Badge>
)
