import { jsonForScript } from '#domain/web/json-for-script'

/** What a page is about, for search engines. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
)
