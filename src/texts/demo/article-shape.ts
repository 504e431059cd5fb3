/** A paragraph-level piece of a demo article. Text may hold **bold**, _italic_ and [words](https://… or /path) links. */
export type DemoBlock =
  | { h2: string }
  | { h3: string }
  | { p: string }
  | { list: string[] }
  | { steps: string[] }
  | { quote: string; source?: string }
  /** The first row is the head. */
  | { table: string[][] }
  /** One of the drawings in src/cli/seed/pictures. */
  | { image: string; alt: string; caption?: string }
  | { rule: true }

export type DemoArticle = {
  title: string
  /** One of the names in article-categories. */
  category: string
  excerpt: string
  /** One of the drawings in src/cli/seed/pictures. */
  picture: string
  pictureAlt: string
  pictureCaption: string
  /** Publishing day, counted back from the day of seeding. */
  daysAgo: number
  author: string
  externalLink?: string
  seoTitle?: string
  seoDescription?: string
  /** Published when absent. */
  status?: 'draft'
  body: DemoBlock[]
}
