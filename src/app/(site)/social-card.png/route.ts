import { seoTexts } from '#texts/shell/seo'
import { socialCard } from '../../../features/seo/social-card'

export const dynamic = 'force-dynamic'

export const GET = () => socialCard({ title: seoTexts.cardTagline })
