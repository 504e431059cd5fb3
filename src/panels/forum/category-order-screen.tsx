import type { AdminViewServerProps } from 'payload'
import { categoryOrderTexts as texts } from '#texts/forum/topic-tools'
import { Screen, staffOf } from '../screen/screen'
import { CategoryOrder } from './category-order'

export async function CategoryOrderScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  staffOf(req)
  const { docs } = await req.payload.find({
    collection: 'forum-categories',
    sort: ['order', 'name'],
    select: { name: true, isActive: true },
    pagination: false,
    overrideAccess: false,
    req,
  })
  return (
    <Screen view={view} title={texts.title} lead={texts.lead}>
      <CategoryOrder
        categories={docs.map(({ id, name, isActive }) => ({ id, name, isActive: isActive !== false }))}
      />
    </Screen>
  )
}
