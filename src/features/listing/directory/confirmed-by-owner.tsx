import { BadgeCheck } from 'lucide-react'
import { claimTexts } from '#texts/directory/changes'
import { Badge } from '../../../ui/states/badge'

export const ConfirmedByOwner = ({ claimedAt }: { claimedAt?: string | null }) =>
  claimedAt ? (
    <Badge tone="ok" icon={BadgeCheck}>
      {claimTexts.isConfirmed}
    </Badge>
  ) : null
