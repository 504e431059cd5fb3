import { seoTexts } from '#texts/shell/seo'
import { socialCard } from '../../../features/seo/social-card'

export const dynamic = 'force-dynamic'

/** The picture of every page that has none of its own. */
export const GET = () => socialCard({ title: seoTexts.cardTagline })
