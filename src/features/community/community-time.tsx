'use client'

import { communityTimeText } from '#texts/time/community-time'
import { TimeAgo } from '../../ui/time-ago'

type Props = {
  at: string
  /** Milliseconds at render time, so that the first render in the browser matches. */
  renderedAt: number
}

export const CommunityTime = (props: Props) => <TimeAgo {...props} words={communityTimeText} />
