export type DemoTopic = {
  title: string
  /** The title alone when absent. */
  content?: string
  isPinned?: boolean
  views: number
  /** Each is by another neighbour, the oldest first. */
  comments: string[]
}

export type DemoForumCategory = {
  name: string
  description: string
  icon: string
  isActive?: boolean
  topics: DemoTopic[]
}
