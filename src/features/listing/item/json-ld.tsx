import { jsonForScript } from '#domain/web/json-for-script'

export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
)
