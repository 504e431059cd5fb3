import { activityTexts } from '#texts/home/home'
import { recentActivity } from './queries'
import { RecentActivity } from './recent-activity'

export async function ActivityBlock({ now }: { now: Date }) {
  return (
    <section aria-labelledby="activity">
      <RecentActivity
        titleId="activity"
        title={activityTexts.title}
        items={await recentActivity()}
        renderedAt={now.getTime()}
      />
    </section>
  )
}
