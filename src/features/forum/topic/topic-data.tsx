import { env } from '#env'
import { JsonLd } from '../../listing/item/json-ld'
import { topicBreadcrumbs } from './topic-breadcrumbs'
import { topicJsonLd } from './topic-json-ld'

type Props = Omit<Parameters<typeof topicJsonLd>[0], 'siteUrl'>

/** What search engines read of a topic. */
export const TopicData = (props: Props) => (
  <>
    <JsonLd data={topicJsonLd({ ...props, siteUrl: env.SITE_URL })} />
    <JsonLd data={topicBreadcrumbs(props.topic, env.SITE_URL)} />
  </>
)
