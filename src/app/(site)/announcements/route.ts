import { routes } from '#domain/routes'

/** An address of the old site. */
export const GET = (request: Request) =>
  new Response(null, { status: 308, headers: { Location: routes.smallAds + new URL(request.url).search } })
