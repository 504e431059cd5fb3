/** Others are written by neighbours. */
export type DemoAuthor = 'admin' | 'moderator' | 'member'

export type DemoComment = string | { text: string; by: DemoAuthor }

export type DemoTopic = {
  title: string
  /** The title alone when absent. */
  content?: string
  by?: DemoAuthor
  isPinned?: boolean
  views: number
  /** Before the day of seeding; drawn when absent. */
  hoursAgo?: number
  likes?: number
  /** Each is by another neighbour, the oldest first. */
  comments: DemoComment[]
  /** Which comment its author found useful, counted from 0. */
  accepted?: number
}

export type DemoForumCategory = {
  name: string
  description: string
  icon: string
  isActive?: boolean
  topics: DemoTopic[]
}
