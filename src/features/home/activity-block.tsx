import { activityTexts } from '#texts/home/home'
import ActivityRows from './activity-rows'
import { RecentActivity } from './recent-activity'
import { recentActivity } from './queries'

export async function ActivityBlock({ now }: { now: Date }) {
  const items = await recentActivity()
  return (
    <section aria-labelledby="activity">
      <RecentActivity titleId="activity" title={activityTexts.title}>
        {items.length > 0 ? <ActivityRows items={items} renderedAt={now.getTime()} /> : null}
      </RecentActivity>
    </section>
  )
}
